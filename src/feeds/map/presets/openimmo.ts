import type { Preset } from '../../configuration/feed-fields.ts';
import { presetFields, words } from './preset-fields.ts';

const HOUSES = {
  ...{ DOPPELHAUSHAELFTE: 'Doppelhaushälfte', REIHENEND: 'Reihenendhaus', REIHENMITTEL: 'Reihenmittelhaus' },
  ...{ REIHENECK: 'Reiheneckhaus', BERGHUETTE: 'Berghütte', 'LAUBE-DATSCHE-GARTENHAUS': 'Gartenhaus' },
  KEINE_ANGABE: 'Haus',
};
const FLATS = {
  ...{ ETAGE: 'Etagenwohnung', DACHGESCHOSS: 'Dachgeschosswohnung', ERDGESCHOSS: 'Erdgeschosswohnung' },
  ...{ 'LOFT-STUDIO-ATELIER': 'Loft', TERRASSEN: 'Terrassenwohnung', SOUTERRAIN: 'Souterrainwohnung' },
  ...{ GALERIE: 'Galeriewohnung', KEINE_ANGABE: 'Wohnung' },
};
const PLOTS = {
  ...{ WOHNEN: 'Baugrundstück', GEWERBE: 'Gewerbegrundstück', INDUSTRIE: 'Industriegrundstück' },
  ...{ LAND_FORSTWIRSCHAFT: 'Land- und Forstwirtschaft', FREIZEIT: 'Freizeitgrundstück', GEMISCHT: 'Grundstück' },
  ...{ GEWERBEPARK: 'Gewerbepark', SONDERNUTZUNG: 'Grundstück', SEELIEGENSCHAFT: 'Seegrundstück' },
};

/** Elements within `objektart`, one for each kind of home, by the attribute that says more, and its codes that are no words. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'haus@haustyp': HOUSES,
  'wohnung@wohnungtyp': FLATS,
  'grundstueck@grundst_typ': PLOTS,
  ...{
    'zimmer@zimmertyp': {},
    'buero_praxen@buero_typ': {},
    'einzelhandel@handel_typ': {},
    'gastgewerbe@gastgew_typ': {},
  },
  ...{ 'hallen_lager_prod@hallen_typ': {}, 'land_und_forstwirtschaft@land_typ': {}, 'parken@parken_typ': {} },
  ...{ 'zinshaus_renditeobjekt@zins_typ': {}, 'sonstige@sonstige_typ': {} },
};

/** A kind of contract that is marked true or false in an attribute. */
const marketed = (attribute: string, saleType: 'for_sale' | 'for_rent') =>
  words(`objektkategorie.vermarktungsart@${attribute}`, { true: saleType, 1: saleType, false: '', 0: '' });

const RENTS = 'nettokaltmiete kaltmiete pauschalmiete warmmiete pacht'.split(' ');
const AREAS = 'wohnflaeche nutzflaeche gesamtflaeche bueroflaeche ladenflaeche lagerflaeche'.split(' ');

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
  fields: presetFields({
    // Two agents may use one objektnr_extern; openimmo_obid is meant to be unique.
    ListingKey: 'verwaltung_techn.openimmo_obid | verwaltung_techn.objektnr_extern | verwaltung_techn.objektnr_intern',
    MLSNumber: 'verwaltung_techn.objektnr_extern | verwaltung_techn.objektnr_intern',
    StandardStatus: [
      words('verwaltung_techn.aktion@aktionart', { CHANGE: '', ADD: '', NEW: '' }),
      words('zustand_angaben.verkaufstatus@stand', { OFFEN: '' }),
    ],
    SaleType: [
      marketed('KAUF', 'for_sale'),
      marketed('ERBPACHT', 'for_sale'),
      marketed('MIETE_PACHT', 'for_rent'),
      marketed('LEASING', 'for_rent'),
      // A file of nothing but homes to be deleted has none of these columns.
      words('name()', { immobilie: '' }),
    ],
    PropertyType: Object.entries(TYPES).map(([attribute, values]) =>
      words(`objektkategorie.objektart.${attribute}`, values, 'codeInWords'),
    ),
    CurrencySymbol: 'preise.waehrung@iso_waehrung',
    SalePrice: 'preise.kaufpreis: price',
    PriceHidden: 'preise.kaufpreis@auf_anfrage',
    // A rent is by the month, or by the unit of time that holiday homes are let for.
    RentPrice: RENTS.map((rent) => `preise.${rent} + preise.preis_zeiteinheit@zeiteinheit: monthlyAmount`),
    DepositFee: 'preise.kaution: price',
    HOAMonth: 'preise.hausgeld',
    Bedrooms: 'flaechen.anzahl_schlafzimmer',
    Bathrooms: 'flaechen.anzahl_badezimmer',
    ParkingSpots: 'flaechen.anzahl_stellplaetze',
    BuildingArea: AREAS.map((area) => `flaechen.${area}: squareMeters`),
    LotArea: 'flaechen.grundstuecksflaeche: squareMeters',
    YearBuilt: 'zustand_angaben.baujahr',
    Description: 'freitexte.objektbeschreibung | freitexte.objekttitel',
    Images: 'anhaenge.anhang: media',
    Address: 'geo.strasse + geo.hausnummer: spaced',
    City: 'geo.ort',
    State: 'geo.bundesland',
    ZIP: 'geo.plz',
    Location: 'geo.regionaler_zusatz',
    Latitude: 'geo.geokoordinaten@breitengrad',
    Longitude: 'geo.geokoordinaten@laengengrad',
    AddressHidden: 'verwaltung_objekt.objektadresse_freigeben: forbidden',
    ListOfficeName: 'kontaktperson.firma',
    ListOfficeContact: 'kontaktperson.tel_zentrale + kontaktperson.email_zentrale: joined',
  }),
  constants: { CurrencySymbol: '€', AreaUnit: 'Square Meters' },
  onMarket: true,
  // REFERENZ: a home of former times, which an agent is proud of.
  statuses: { REFERENZ: 'Withdrawn', RESERVIERT: 'ActiveUnderContract', VERKAUFT: 'Closed' },
  mode: 'delta',
};
