import test from 'ava';
import { isNotice } from '../../../src/feeds/map/conversion.ts';
import { CONVERSIONS, type ConversionName } from '../../../src/feeds/map/conversions.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/language/language.ts';
import { isPlaceKey } from '../../../src/listings/withhold-address.ts';
import { TODAY } from '../../helpers/feed-files.ts';

/** How sources write in a language what no table there is named by it for: the compiler asks for a row, and the row for the words. */
type SourceWords = Readonly<{
  yes: string;
  no: string;
  sale: string;
  rent: string;
  month: string;
  week: string;
  year: string;
  onRequest: string;
  bedrooms: string;
  /** Names of columns that tell where a home is. */
  placeKeys: readonly string[];
}>;

const SOURCE_WORDS: Readonly<Record<LanguageCode, SourceWords>> = {
  en: {
    ...{
      yes: 'Yes',
      no: 'No',
      sale: 'For sale',
      rent: 'To let',
      month: 'per month',
      week: 'weekly',
      year: 'per annum',
    },
    ...{
      onRequest: 'Price on request',
      bedrooms: '3 bedrooms',
      placeKeys: ['Street', 'Address', 'Latitude', 'ParcelNumber'],
    },
  },
  es: {
    ...{ yes: 'Sí', no: 'No', sale: 'En venta', rent: 'Alquiler', month: 'al mes', week: 'semanal', year: 'anual' },
    ...{
      onRequest: 'Precio a consultar',
      bedrooms: '3 dormitorios',
      placeKeys: ['Calle', 'Dirección', 'Latitud', 'Referencia catastral'],
    },
  },
  fr: {
    ...{
      yes: 'Oui',
      no: 'Non',
      sale: 'À vendre',
      rent: 'À louer',
      month: 'par mois',
      week: 'hebdomadaire',
      year: 'annuel',
    },
    ...{
      onRequest: 'Prix sur demande',
      bedrooms: '3 chambres',
      placeKeys: ['Rue', 'Adresse', 'Coordonnées', 'Parcelle'],
    },
  },
  de: {
    ...{
      yes: 'Ja',
      no: 'Nein',
      sale: 'Kauf',
      rent: 'Miete',
      month: 'monatlich',
      week: 'wöchentlich',
      year: 'jährlich',
    },
    ...{
      onRequest: 'Preis auf Anfrage',
      bedrooms: '3 Schlafzimmer',
      placeKeys: ['Straße', 'Adresse', 'Breitengrad', 'Flurstück'],
    },
  },
  pt: {
    ...{ yes: 'Sim', no: 'Não', sale: 'Venda', rent: 'Arrendamento', month: 'mensal', week: 'semanal', year: 'anual' },
    ...{
      onRequest: 'Sob consulta',
      bedrooms: '3 quartos',
      placeKeys: ['Rua', 'Morada', 'Latitude', 'Artigo cadastral'],
    },
  },
  zh: {
    ...{ yes: '是', no: '否', sale: '出售', rent: '出租', month: '每月', week: '每周', year: '每年' },
    ...{ onRequest: '价格面议', bedrooms: '3室', placeKeys: ['地址', '街道', '纬度', '门牌号'] },
  },
};

const read = (name: ConversionName, ...texts: string[]) =>
  CONVERSIONS[name](texts, { areaUnit: 'Square Meters', today: TODAY });

for (const code of LANGUAGE_CODES)
  test(`what sources write is read in ${code}: yes and no, sale and rent, frequencies, prices on request, rooms`, (t) => {
    const words = SOURCE_WORDS[code];
    t.deepEqual([read('boolean', words.yes), read('boolean', words.no)], [true, false]);
    t.deepEqual([read('saleType', words.sale), read('saleType', words.rent)], ['for_sale', 'for_rent']);
    t.is(read('monthlyFee', '1200', words.month), '1200.00');
    t.is(read('monthlyFee', '300', words.week), '1300.00');
    t.is(read('monthlyFee', '1200', words.year), '100.00');
    t.true(isNotice(read('price', words.onRequest)), words.onRequest);
    t.is(read('number', words.bedrooms), 3);
    t.deepEqual(
      words.placeKeys.filter((key) => !isPlaceKey(key)),
      [],
    );
  });
