import type { ColumnSource, Preset } from '../../configuration/feed-fields.ts';

const HOUSES = {
  ...{ EINFAMILIENHAUS: 'Einfamilienhaus', ZWEIFAMILIENHAUS: 'Zweifamilienhaus', STADTHAUS: 'Stadthaus' },
  ...{ MEHRFAMILIENHAUS: 'Mehrfamilienhaus', DOPPELHAUSHAELFTE: 'Doppelhaushälfte', REIHENHAUS: 'Reihenhaus' },
  ...{ REIHENEND: 'Reihenendhaus', REIHENMITTEL: 'Reihenmittelhaus', REIHENECK: 'Reiheneckhaus' },
  ...{ BUNGALOW: 'Bungalow', VILLA: 'Villa', RESTHOF: 'Resthof', BAUERNHAUS: 'Bauernhaus', LANDHAUS: 'Landhaus' },
  ...{ SCHLOSS: 'Schloss', BURG: 'Burg', HERRENHAUS: 'Herrenhaus', FERIENHAUS: 'Ferienhaus', CHALET: 'Chalet' },
  ...{ BERGHUETTE: 'Berghütte', STRANDHAUS: 'Strandhaus', APARTMENTHAUS: 'Apartmenthaus', FINCA: 'Finca' },
  ...{ 'LAUBE-DATSCHE-GARTENHAUS': 'Gartenhaus', RUSTICO: 'Rustico', FERTIGHAUS: 'Fertighaus', KEINE_ANGABE: 'Haus' },
};
const FLATS = {
  ...{ ETAGE: 'Etagenwohnung', DACHGESCHOSS: 'Dachgeschosswohnung', ERDGESCHOSS: 'Erdgeschosswohnung' },
  ...{ MAISONETTE: 'Maisonette', 'LOFT-STUDIO-ATELIER': 'Loft', PENTHOUSE: 'Penthouse', APARTMENT: 'Apartment' },
  ...{ TERRASSEN: 'Terrassenwohnung', SOUTERRAIN: 'Souterrainwohnung', GALERIE: 'Galeriewohnung' },
  ...{ FERIENWOHNUNG: 'Ferienwohnung', ATTIKAWOHNUNG: 'Attikawohnung', ROHDACHBODEN: 'Rohdachboden' },
  KEINE_ANGABE: 'Wohnung',
};
const PLOTS = {
  ...{ WOHNEN: 'Baugrundstück', GEWERBE: 'Gewerbegrundstück', INDUSTRIE: 'Industriegrundstück' },
  ...{ LAND_FORSTWIRSCHAFT: 'Land- und Forstwirtschaft', FREIZEIT: 'Freizeitgrundstück', GEMISCHT: 'Grundstück' },
  ...{ GEWERBEPARK: 'Gewerbepark', SONDERNUTZUNG: 'Grundstück', SEELIEGENSCHAFT: 'Seegrundstück' },
};

/** Elements within `objektart`, one for each kind of home, by the attribute that says more; words that are not told here stand for themselves. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'haus@haustyp': HOUSES,
  'wohnung@wohnungtyp': FLATS,
  'grundstueck@grundst_typ': PLOTS,
  'zimmer@zimmertyp': { ZIMMER: 'Zimmer' },
  ...{ 'buero_praxen@buero_typ': {}, 'einzelhandel@handel_typ': {}, 'gastgewerbe@gastgew_typ': {} },
  ...{ 'hallen_lager_prod@hallen_typ': {}, 'land_und_forstwirtschaft@land_typ': {}, 'parken@parken_typ': {} },
  ...{ 'zinshaus_renditeobjekt@zins_typ': {}, 'sonstige@sonstige_typ': {} },
};

/** A kind of contract that is marked true or false in an attribute. */
const marketed = (attribute: string, saleType: 'for_sale' | 'for_rent'): ColumnSource => ({
  columns: [`objektkategorie.vermarktungsart@${attribute}`],
  values: { true: saleType, 1: saleType, false: '', 0: '' },
});

/** A rent is by the month, or by the unit of time that holiday homes are let for. */
const rent = (name: string): ColumnSource => ({
  columns: [`preise.${name}`, 'preise.preis_zeiteinheit@zeiteinheit'],
  convert: 'monthlyAmount',
});

const area = (name: string): ColumnSource => ({ columns: [`flaechen.${name}`], convert: 'squareMeters' });

/**
 * OpenImmo, 1.2.3 to 1.2.7: homes of one or several agents, above all in Germany and Austria. A file holds all of them (umfang VOLL), or those
 * that have changed (TEIL).
 * Source: openimmo_127.xsd and its documentation, as github.com/ujamii/openimmo (src/API) gives its elements, attributes and words.
 */
export const openimmoPreset: Preset = {
  marks: [
    ['verwaltung_techn.openimmo_obid', 'verwaltung_techn.objektnr_extern'],
    ['verwaltung_techn.aktion@aktionart', 'objektkategorie.vermarktungsart@KAUF'],
  ],
  beginning: /<(\w+:)?openimmo\b/,
  extent: {
    whole: /<(\w+:)?uebertragung\b[^>]*\bumfang\s*=\s*["']VOLL/i,
    part: /<(\w+:)?uebertragung\b[^>]*\bumfang\s*=\s*["']TEIL/i,
  },
  record: ['immobilie'],
  fields: {
    // Two agents may use one objektnr_extern; openimmo_obid is meant to be unique.
    ListingKey: [
      { columns: ['verwaltung_techn.openimmo_obid'] },
      { columns: ['verwaltung_techn.objektnr_extern'] },
      { columns: ['verwaltung_techn.objektnr_intern'] },
    ],
    MLSNumber: [{ columns: ['verwaltung_techn.objektnr_extern'] }, { columns: ['verwaltung_techn.objektnr_intern'] }],
    StandardStatus: [
      {
        columns: ['verwaltung_techn.aktion@aktionart'],
        values: { CHANGE: '', ADD: '', NEW: '' },
      },
      { columns: ['zustand_angaben.verkaufstatus@stand'], values: { OFFEN: '' } },
    ],
    SaleType: [
      marketed('KAUF', 'for_sale'),
      marketed('ERBPACHT', 'for_sale'),
      marketed('MIETE_PACHT', 'for_rent'),
      marketed('LEASING', 'for_rent'),
      // A file of nothing but homes to be deleted has none of these columns.
      { columns: ['name()'], values: { immobilie: '' } },
    ],
    PropertyType: Object.entries(TYPES).map(([attribute, values]) => ({
      columns: [`objektkategorie.objektart.${attribute}`],
      values,
    })),
    CurrencySymbol: [{ columns: ['preise.waehrung@iso_waehrung'] }],
    SalePrice: [{ columns: ['preise.kaufpreis'], convert: 'price' }],
    PriceHidden: [{ columns: ['preise.kaufpreis@auf_anfrage'] }],
    RentPrice: ['nettokaltmiete', 'kaltmiete', 'pauschalmiete', 'warmmiete', 'pacht'].map(rent),
    DepositFee: [{ columns: ['preise.kaution'], convert: 'price' }],
    HOAMonth: [{ columns: ['preise.hausgeld'] }],
    Bedrooms: [{ columns: ['flaechen.anzahl_schlafzimmer'] }],
    Bathrooms: [{ columns: ['flaechen.anzahl_badezimmer'] }],
    ParkingSpots: [{ columns: ['flaechen.anzahl_stellplaetze'] }],
    BuildingArea: ['wohnflaeche', 'nutzflaeche', 'gesamtflaeche', 'bueroflaeche', 'ladenflaeche', 'lagerflaeche'].map(
      area,
    ),
    LotArea: [area('grundstuecksflaeche')],
    YearBuilt: [{ columns: ['zustand_angaben.baujahr'] }],
    Description: [{ columns: ['freitexte.objektbeschreibung'] }, { columns: ['freitexte.objekttitel'] }],
    Images: [{ columns: ['anhaenge.anhang'], convert: 'media' }],
    Address: [{ columns: ['geo.strasse', 'geo.hausnummer'], convert: 'spaced' }],
    City: [{ columns: ['geo.ort'] }],
    State: [{ columns: ['geo.bundesland'] }],
    ZIP: [{ columns: ['geo.plz'] }],
    Location: [{ columns: ['geo.regionaler_zusatz'] }],
    Latitude: [{ columns: ['geo.geokoordinaten@breitengrad'] }],
    Longitude: [{ columns: ['geo.geokoordinaten@laengengrad'] }],
    AddressHidden: [{ columns: ['verwaltung_objekt.objektadresse_freigeben'], convert: 'forbidden' }],
    ListOfficeName: [{ columns: ['kontaktperson.firma'] }],
    ListOfficeContact: [{ columns: ['kontaktperson.tel_zentrale', 'kontaktperson.email_zentrale'], convert: 'joined' }],
  },
  constants: { CurrencySymbol: '€', AreaUnit: 'Square Meters' },
  onMarket: true,
  // REFERENZ: a home of former times, which an agent is proud of.
  statuses: { REFERENZ: 'Withdrawn', RESERVIERT: 'ActiveUnderContract', VERKAUFT: 'Closed' },
  mode: 'delta',
};
