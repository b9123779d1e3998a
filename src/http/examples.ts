import type { Route } from './route.ts';

const serialNumber = '00000000000000000000000000000001';
const SerialNumber = serialNumber;
const home = { SerialNumber, Key: 'EX-1001', KeyType: 'MLSNumber' };
const feed = {
  ...{ chatbots: [{ serialNumber }], source: { file: 'feeds/ours.csv' }, preset: 'reso', mode: 'delta' },
  ...{ defaults: { CurrencySymbol: '$', AreaUnit: 'Square Feet' }, key: ['ListingKey', 'MLSNumber'] },
};
const question = { sessionID: 1, content: '3 bedrooms under 600k in San Diego?' };

/**
 * A request of each operation, as a service with the demo chatbot and the sample feed answers them one after the other: a test carries
 * them out. The file of a form stands by its name.
 */
const EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/chat/Chatbot/GetSession': { serialNumber },
  '/chat/Chat/ClientAsk': question,
  '/chat/Chat/Explain': { sessionID: 1, content: 'and with a pool?', Turns: ['3 bedrooms in San Diego, no HOA'] },
  '/chat/Chat/SessionList': { serialNumber, From: '2026-11-01', PageSize: 10 },
  '/chat/Chat/MessageList': { sessionID: 1 },
  '/chat/Chat/LeadList': { serialNumber, From: '2026-11-01' },
  '/chat/Chat/Erase': { Email: 'ann@example.com' },
  '/chat/Chatbot/List': {},
  '/chat/Chatbot/ModelList': {},
  '/chat/Chatbot/Add': { timeZone: 'America/Los_Angeles', Name: 'Our homes' },
  '/chat/Chatbot/Get': { serialNumber },
  '/chat/Chatbot/Edit': { serialNumber, WelcomeMessage: 'Hello!', RateLimitCount: 20, RateLimitTime: 60 },
  '/chat/Chatbot/RealEstateCreate': {
    ...{ SerialNumber, MLSNumber: 'EX-1001', Url: 'https://www.example.com/homes/ex-1001', SaleType: 'for_sale' },
    ...{ Status: 'Active', PropertyType: 'Single Family', CurrencySymbol: '$', SalePrice: 545000, Bedrooms: 3 },
    ...{ Bathrooms: 2, YearBuilt: 1987, DaysOnMarket: 1, LotArea: 6500, BuildingArea: 1640, AreaUnit: 'Square Feet' },
    ...{ ParkingSpots: 2, Address: '12 Example Street', City: 'San Diego', State: 'CA', ZIP: '92101' },
  },
  '/chat/Chatbot/RealEstateList': { SerialNumber, CityName: 'San Diego', SaleType: 'for_sale', PageSize: 10 },
  '/chat/Chatbot/RealEstateFind': { SerialNumber, IDs: [1, 2] },
  '/chat/Chatbot/RealEstateUpdate': { ...home, SalePrice: 539000 },
  '/chat/Chatbot/RealEstateHistory': home,
  '/chat/Chatbot/RealEstateShow': home,
  '/chat/Chatbot/RealEstateDelete': { SerialNumber, Keys: ['EX-1001'], KeyType: 'MLSNumber' },
  '/chat/Key/List': {},
  '/chat/Key/Add': { Kind: 'session', Name: 'website' },
  '/chat/Key/Edit': { KeyID: 3, Name: 'website of the office' },
  '/chat/Key/Revoke': { KeyID: 3 },
  '/chat/User/GetPreUploadUrl': { fileName: 'house.jpg' },
  '/chat/User/UploadFile': { file: 'sound.wav' },
  '/chat/Visitor/Settings': { serialNumber },
  '/chat/Visitor/Open': { serialNumber },
  '/chat/Visitor/Ask': { content: '3 bedrooms under 600k in San Diego?' },
  '/chat/Visitor/Upload': { file: 'sound.wav' },
  '/chat/Visitor/Contact': { Name: 'Ann', Email: 'ann@example.com', Message: 'Please call me about EX-1001' },
  '/chat/Feed/List': {},
  '/chat/Feed/Inspect': { SerialNumber, file: 'sample-delta.csv' },
  '/chat/Feed/Save': { Feed: 'ours', Text: JSON.stringify(feed, null, 2) },
  '/chat/Feed/Configuration': { Feed: 'ours' },
  '/chat/Feed/Import': { Feed: 'sample', DryRun: true },
  '/chat/Feed/Upload': { Feed: 'sample', DryRun: true, file: 'sample-second-night.csv' },
  '/chat/Feed/RunList': { Feed: 'sample', PageSize: 10 },
  '/chat/Feed/RunDetail': { RunID: 1 },
  '/chat/Feed/RunChanges': { RunID: 1 },
  '/chat/Feed/Rejects': { RunID: 1 },
  '/chat/Feed/Undo': { RunID: 1 },
  '/chat/Feed/Approve': { RunID: 4 },
  '/chat/Feed/Cancel': { RunID: 4 },
};

/** The example of an operation, where it has fields. */
export const exampleOf = ({ path }: Pick<Route, 'path'>): Readonly<Record<string, unknown>> | undefined =>
  EXAMPLES[path];
