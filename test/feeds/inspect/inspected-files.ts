/** Files of layouts that no preset knows, made up for the tests: thirty homes each, as a person would export them. */

const STREETS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hawthorn', 'Ivy', 'Juniper'];
const TOWNS = ['Fresno', 'Clovis', 'Sanger'];
const TYPES = ['Single Family Residence', 'Condominium', 'Townhouse'];

export type SampleHome = {
  number: number;
  street: string;
  unit: string;
  town: string;
  zip: string;
  type: string;
  price: number;
  beds: number;
  full: number;
  half: number;
  area: number;
  lot: number;
  year: number;
  days: number;
};

export const sampleHomes: SampleHome[] = Array.from({ length: 30 }, (_, index) => ({
  number: 7_110_000 + index * 37,
  street: `${100 + index * 12} ${STREETS[index % 10]} St`,
  unit: index % 3 === 1 ? `${index + 1}B` : '',
  town: TOWNS[index % 3] as string,
  zip: `937${String(10 + (index % 7)).padStart(2, '0')}`,
  type: TYPES[index % 3] as string,
  price: 450_000 + index * 13_500,
  beds: 1 + (index % 5),
  full: 1 + (index % 3),
  half: index % 2,
  area: 900 + index * 55,
  lot: 4_000 + index * 210,
  year: 1921 + index * 3,
  days: 1 + index * 2,
}));

const grouped = (amount: number): string => amount.toLocaleString('en-US');
const quoted = (text: string | number): string => `"${String(text).replaceAll('"', '""')}"`;
const table = (rows: (string | number)[][], delimiter = ','): string =>
  rows
    .map((row) => row.map((value) => (/[",\t]/.test(String(value)) ? quoted(value) : value)).join(delimiter))
    .join('\n')
    .concat('\n');
const sentence = ({ beds, town }: SampleHome): string =>
  `A bright home with ${beds} bedrooms in ${town}, close to shops and the park, with a new kitchen and a quiet yard.`;
/** By turns the statuses of a list, the first for all others. */
const statusOf = (index: number, [usual = '', ...others]: string[]): string =>
  index % 5 === 4 ? (others[Math.floor(index / 5) % others.length] ?? usual) : usual;

/** Statuses as codes in a column without a name, prices with marks and blanks, areas with the sign for any currency, full and half baths. */
export const spreadsheet = (): string =>
  table([
    ',MLS Num,Asking,Bdrms,Full Baths,Half Baths,Liv Area SqFt,Lot SqFt,Yr Blt,Kind,Street Address,Unit #,Town,Zip,ST,Marketing Remarks,Pool YN,Seller Phone,Gate Code'.split(
      ',',
    ),
    ...sampleHomes.map((home, index) => [
      statusOf(index, ['A', 'CS', 'P']),
      home.number,
      `$${grouped(home.price)} `,
      home.beds,
      home.full,
      home.half,
      `¤${grouped(home.area)}`,
      grouped(home.lot),
      home.year,
      home.type,
      home.street,
      home.unit,
      home.town,
      home.zip,
      'CA',
      sentence(home),
      index % 4 === 0 ? 'Y' : 'N',
      `(559) 555-01${String(index).padStart(2, '0')}`,
      `#${1000 + index}`,
    ]),
  ]);

/** What agents in Florida copy out of their grid: a status column without a name, and full and half baths. */
export const agentGrid = (): string =>
  table(
    [
      ',MLS # Link,,Area,Address,Subdivision/Complex,,List Price,Sale Price,#Beds,#FBaths,#HBaths,SqFt Liv Area,Type of Property,Year Built,#Garage Spaces,Pool YN,Waterfront Property (Y/N),Design,CDOM (Days on Market),DOM,Lot SqFt'.split(
        ',',
      ),
      ...sampleHomes.map((home, index) => [
        index + 1,
        `RX-${home.number}`,
        statusOf(index, ['Active', 'Pending', 'Closed']),
        3300 + (index % 4) * 10,
        home.street,
        `${STREETS[index % 4]} Park`,
        '',
        `$${grouped(home.price)}`,
        index % 10 === 9 ? grouped(home.price - 5_000) : '',
        home.beds,
        home.full,
        home.half,
        grouped(home.area),
        ['Single Family Detached', 'Condo/Coop', 'Townhouse'][index % 3] as string,
        home.year,
        index % 3,
        index % 4 === 0 ? 'Yes' : 'No',
        'No',
        index % 2 === 0 ? 'Ranch' : 'Contemporary',
        home.days + 10,
        home.days,
        grouped(home.lot),
      ]),
    ],
    '\t',
  );

/** Whole rows in quotes, numbers as a spreadsheet shortens them, no number or address on the web to know a home by. */
export const wrappedRows = (): string =>
  [
    'Property Address,City,State,Zip Code,Status,Price,BR,BA,Sq Ft,Acres,Year',
    ...sampleHomes.map((home, index) =>
      [
        home.street,
        home.town,
        'CA',
        home.zip,
        statusOf(index, ['Active', 'Pending']),
        (Math.round(home.price / 10_000) * 10_000).toExponential(2).replace('e+', 'E+0'),
        home.beds,
        home.full + home.half / 2,
        home.area,
        (home.lot / 43_560).toFixed(3),
        home.year,
      ].join(','),
    ),
  ]
    .map((line) => `"${line}"\n`)
    .join('');

/** Names of a RETS server. */
export const retsExport = (): string =>
  table(
    [
      'L_ListingID|L_DisplayId|L_Status|L_SystemPrice|L_Keyword2|LM_Dec_3|LivingSqFt|L_AddressNumber|L_AddressStreet|L_City|L_State|L_Zip|L_Type_|L_Remarks|LMD_MP_Latitude|LMD_MP_Longitude|L_UpdateDate|LO1_OrganizationName'.split(
        '|',
      ),
      ...sampleHomes.map((home, index) => {
        const [houseNumber = '', ...street] = home.street.split(' ');
        return [
          900_000 + index,
          `ML${home.number}`,
          statusOf(index, ['ACTIVE', 'PENDING', 'CONTINGENT']),
          home.price,
          home.beds,
          home.full + home.half / 2,
          home.area,
          houseNumber,
          street.join(' '),
          home.town,
          'CA',
          home.zip,
          home.type,
          sentence(home),
          (36.7 + index / 1000).toFixed(5),
          (-119.8 - index / 1000).toFixed(5),
          `2026-10-${String(1 + (index % 28)).padStart(2, '0')}T08:00:00`,
          'Valley Realty',
        ];
      }),
    ],
    '|',
  );

const record = (home: SampleHome, index: number) => ({
  id: `c${home.number}`,
  status: statusOf(index, ['for-sale', 'coming soon', 'sold']),
  price: { amount: home.price, currency: 'USD' },
  address: { street: home.street, city: home.town, state: 'CA', zip: home.zip },
  beds: home.beds,
  baths: home.full + home.half / 2,
  sqft: home.area,
  photos: [`https://img.example.com/${home.number}/1.jpg`, `https://img.example.com/${home.number}/2.jpg`],
  url: `https://homes.example.com/${home.number}`,
  description: sentence(home),
  agent: { name: 'Jo Doe', email: 'jo@example.com' },
});

export const jsonLines = (): string =>
  sampleHomes.map((home, index) => `${JSON.stringify(record(home, index))}\n`).join('');

/** Records of a German portal's kind: metres, decimal commas, euros. */
export const xmlFile = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<export>\n${sampleHomes
    .map(
      (home, index) => `<immobilie>
  <objektnummer>DE-${home.number}</objektnummer><status>${statusOf(index, ['Active', 'Withdrawn'])}</status>
  <kaufpreis>${grouped(home.price).replaceAll(',', '.')},00 €</kaufpreis><schlafzimmer>${home.beds}</schlafzimmer>
  <wohnflaeche_qm>${(home.area / 10).toFixed(1).replace('.', ',')}</wohnflaeche_qm><baujahr>${home.year}</baujahr>
  <strasse>Lindenweg ${index + 1}</strasse><plz>10${115 + (index % 9)}</plz><ort>Berlin</ort>
</immobilie>`,
    )
    .join('\n')}\n</export>\n`;

const BLM_FIELDS =
  'AGENT_REF^ADDRESS_1^ADDRESS_2^TOWN^POSTCODE1^POSTCODE2^FEATURE1^SUMMARY^DESCRIPTION^BRANCH_ID^STATUS_ID^BEDROOMS^PRICE^PRICE_QUALIFIER^PROP_SUB_ID^CREATE_DATE^UPDATE_DATE^DISPLAY_ADDRESS^PUBLISHED_FLAG^LET_RENT_FREQUENCY^TRANS_TYPE_ID^MEDIA_IMAGE_00^';

export const blmFile = (): string =>
  `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : ${sampleHomes.length}\nGenerated Date : 20-Nov-2026 02:00\n#DEFINITION#\n${BLM_FIELDS}~\n#DATA#\n${sampleHomes
    .map(
      (home, index) =>
        `123_${home.number}^${home.street}^^Leeds^LS${1 + (index % 9)}^${1 + (index % 9)}AA^Garden^${sentence(home)}^${sentence(home)}^123^0^${home.beds}^${home.price}^0^26^2026-09-01 10:00:00^2026-11-01 10:00:00^${home.street}, Leeds^1^^1^https://img.example.com/${home.number}.jpg^~\n`,
    )
    .join('')}#END#\n`;
