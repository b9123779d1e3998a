/**
 * The features that a listing is searched by. A tag's place in the list is its bit in `tags_yes` and `tags_no` for good: new
 * tags go to the end, none is taken out or moved, and there can be 63.
 */
export const TAGS = [
  'pool',
  'community pool',
  'hot tub',
  'sauna',
  'garage',
  'carport',
  'ev charging',
  'rv parking',
  'fireplace',
  'air conditioning',
  'heating',
  'basement',
  'attic',
  'balcony',
  'patio',
  'deck',
  'yard',
  'fenced yard',
  'garden',
  'waterfront',
  'beach access',
  'ocean view',
  'water view',
  'mountain view',
  'city view',
  'view',
  'gym',
  'elevator',
  'laundry',
  'dishwasher',
  'furnished',
  'pets',
  'dogs',
  'cats',
  'hardwood floors',
  'walk-in closet',
  'open floor plan',
  'renovated',
  'new construction',
  'fixer-upper',
  'solar',
  'storage',
  'gated',
  'doorman',
  'accessible',
  'single story',
  'corner lot',
  'cul-de-sac',
  'guest house',
  'home office',
  'utilities included',
  'short-term rental',
  'tennis court',
  'golf course',
  'wine cellar',
  'bidet',
  'quiet',
  /** Whether there is an owners' association to pay; visitors ask for it as a number, HOAMonth. */
  'hoa',
  'shared laundry',
  /** Whether there is a place for a car, of whatever kind; visitors ask for it as a number, ParkingSpots. */
  'parking',
] as const;
export type Tag = (typeof TAGS)[number];

/** What a visitor can ask for by name. */
export const ASKED_TAGS: readonly Tag[] = TAGS.filter((tag) => tag !== 'hoa' && tag !== 'parking');

/** What a home's own feature is where all homes of a building share it: another feature, or none at all. */
export const SHARED_KINDS: ReadonlyMap<Tag, Tag | null> = new Map([
  ['pool', 'community pool'],
  ['laundry', 'shared laundry'],
  ['yard', null],
  ['fenced yard', null],
  ['garden', null],
  ['deck', null],
  ['patio', null],
]);

const BITS: ReadonlyMap<string, bigint> = new Map(TAGS.map((tag, index) => [tag, 1n << BigInt(index)]));

export const isTag = (name: string): name is Tag => BITS.has(name);

/** The bit of a tag; 0 for a name that is none, which no listing has. */
export const tagBit = (name: string): bigint => BITS.get(name) ?? 0n;

/** The names of a set of bits. */
export const tagsOf = (bits: bigint): Tag[] => TAGS.filter((tag) => (bits & tagBit(tag)) !== 0n);

/** What has the first has the second too; what has not the second has not the first. */
export const IMPLICATIONS: readonly (readonly [Tag, Tag])[] = [
  ['ocean view', 'water view'],
  ['water view', 'view'],
  ['mountain view', 'view'],
  ['city view', 'view'],
  ['fenced yard', 'yard'],
  ['dogs', 'pets'],
  ['cats', 'pets'],
  ['garage', 'parking'],
  ['carport', 'parking'],
  ['rv parking', 'parking'],
];

/** What is taken for a feature by who looks for it or asks for it, where a listing tells of none of `others`. */
type Instead = { general: Tag; others: readonly Tag[] };
const INSTEAD: ReadonlyMap<string, Instead> = new Map([
  // Who welcomes pets, and says not which, welcomes dogs and cats.
  ['dogs', { general: 'pets', others: ['dogs', 'cats'] }],
  ['cats', { general: 'pets', others: ['dogs', 'cats'] }],
  // Most languages have one word for both.
  ['garden', { general: 'yard', others: ['garden'] }],
]);
export const takenInstead = (tag: string): Instead | undefined => INSTEAD.get(tag);

/** Whether what has the one feature has the other too: an ocean view is a view. */
export const implies = (tag: string, other: string): boolean =>
  tag === other || IMPLICATIONS.some(([of, implied]) => of === tag && implies(implied, other));

/** What a text says about one feature. `certainty` orders what contradicts; where it is the same, a denial counts. */
export type Finding = { tag: number; polarity: 'yes' | 'no'; certainty: number; words: string };

const implications = IMPLICATIONS.map(([of, implied]) => [TAGS.indexOf(of), TAGS.indexOf(implied)] as const);

/** The surest finding of each feature, with what follows from it; nothing that was said is overruled by what only follows. */
export const settleFindings = (findings: readonly Finding[]): Map<number, Finding> => {
  const settled = new Map<number, Finding>();
  for (const finding of findings) {
    const other = settled.get(finding.tag);
    const isSurer =
      other === undefined ||
      finding.certainty > other.certainty ||
      (finding.certainty === other.certainty && finding.polarity === 'no' && other.polarity === 'yes');
    if (isSurer) settled.set(finding.tag, finding);
  }
  // Twice, since a sea view is a water view and a water view a view.
  for (let round = 0; round < 2; round += 1) {
    for (const [of, implied] of implications) {
      const [special, general] = [settled.get(of), settled.get(implied)];
      if (special?.polarity === 'yes' && general?.polarity !== 'yes') {
        settled.set(implied, { ...special, tag: implied });
      }
      if (general?.polarity === 'no' && special === undefined) settled.set(of, { ...general, tag: of });
    }
  }
  return settled;
};
