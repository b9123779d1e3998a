/** A record as the service has it. Fields that are null are left out, as some services do. */
export type SourceRecord = {
  ListingKey: string;
  ModificationTimestamp: string;
  MlgCanView: boolean;
  StandardStatus: string;
  ListPrice: number;
  [field: string]: unknown;
};

/** What a chatbot shows of a home. */
export type ShownHome = { status: string; price: string; images: string[] };

const STATUSES = ['Active', 'Active', 'Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed', 'Expired'];
const SHOWN_AS: Readonly<Record<string, string>> = {
  Active: 'Active',
  'Active Under Contract': 'Active',
  'Coming Soon': 'PreOnMarket',
  Closed: 'Sold',
};
const DAY = 86_400_000;

const media = (number: number, version: number) => [
  { Order: 2, MediaURL: `https://media.example/${number}/b${version}.jpg`, MediaCategory: 'Photo' },
  { Order: 1, MediaURL: `https://media.example/${number}/a.jpg`, MediaCategory: 'Photo', PreferredPhotoYN: true },
];

const home = (number: number, changedAt: number): SourceRecord => ({
  ListingKey: `K${number}`,
  ListingId: `M${number}`,
  OriginatingSystemName: number % 50 === 49 ? 'other' : 'test',
  MlgCanView: true,
  ModificationTimestamp: new Date(changedAt).toISOString(),
  StandardStatus: STATUSES[number % STATUSES.length] ?? 'Active',
  PropertyType: number % 10 === 9 ? 'Residential Lease' : 'Residential',
  ListPrice: 1_000 + (number % 900) * 1_000,
  CloseDate: '2026-11-10',
  BedroomsTotal: number % 6,
  ...(number % 4 === 0 ? { YearBuilt: 1950 + (number % 70) } : {}),
  UnparsedAddress: `${100 + number} Maple Street`,
  City: `City ${number % 20}`,
  StateOrProvince: 'CA',
  PostalCode: '90210',
  PublicRemarks: 'A home "with a view", [brackets] and {braces}.',
  Media: media(number, 0),
});

/** What a service of homes holds, with a time of its own that only tests move on. Changes are stamped with it. */
export const createResoSource = ({ count, start = '2026-11-21T12:00:00.000Z' }: { count: number; start?: string }) => {
  let now = Date.parse(start);
  let made = 0;
  let ordered: SourceRecord[] | null = null;
  const records = new Map<string, SourceRecord>();
  const hidden = new Map<string, number>();

  const add = (changedAt = now): string => {
    const record = home(made, changedAt);
    made += 1;
    records.set(record.ListingKey, record);
    ordered = null;
    return record.ListingKey;
  };
  // Five records share each time, so that pages end between records of one time.
  for (let number = 0; number < count; number += 1) add(now - DAY - Math.floor((count - number) / 5) * 300_000);

  const change = (key: string, changes: Record<string, unknown>): void => {
    const record = records.get(key);
    if (record === undefined) throw new Error(`there is no record ${key}`);
    records.set(key, { ...record, ...changes, ModificationTimestamp: new Date(now).toISOString() });
    ordered = null;
  };

  return {
    records,
    now: () => now,
    advance: (milliseconds: number): void => {
      now += milliseconds;
    },
    add: () => add(),
    change,
    /** Gone without a word. */
    remove: (key: string): void => {
      records.delete(key);
      ordered = null;
    },
    /** Says for seven days that the record must go. */
    hide: (key: string): void => {
      change(key, { MlgCanView: false });
      hidden.set(key, now);
    },
    show: (key: string): void => {
      change(key, { MlgCanView: true });
      hidden.delete(key);
    },
    /** Forgets what has been hidden for seven days. */
    forget: (): void => {
      for (const [key, since] of hidden) if (now - since >= 7 * DAY) records.delete(key);
      ordered = null;
    },
    /** Oldest change first. */
    ordered: (): readonly SourceRecord[] => {
      ordered ??= [...records.values()].sort(
        (left, right) =>
          Date.parse(left.ModificationTimestamp) - Date.parse(right.ModificationTimestamp) ||
          (left.ListingKey < right.ListingKey ? -1 : 1),
      );
      return ordered;
    },
    changeMedia: (key: string, version: number): void => {
      change(key, { Media: media(Number(key.slice(1)), version) });
    },
    /** What a chatbot that follows the source shows, by key; sold homes too. */
    shown: (): Map<string, ShownHome> => {
      const homes = new Map<string, ShownHome>();
      for (const record of records.values()) {
        const status = SHOWN_AS[record.StandardStatus];
        if (!record.MlgCanView || status === undefined || record.OriginatingSystemName !== 'test') continue;
        const urls = (record.Media as { Order: number; MediaURL: string }[]).toSorted((a, b) => a.Order - b.Order);
        homes.set(record.ListingKey, {
          status,
          price: `${record.ListPrice}.00`,
          images: urls.map(({ MediaURL }) => MediaURL),
        });
      }
      return homes;
    },
  };
};

export type ResoSource = ReturnType<typeof createResoSource>;
