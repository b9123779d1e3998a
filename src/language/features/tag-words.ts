import type { Tag } from '../../listings/tags/tags.ts';
import type { Phrases } from '../text/phrase-notation.ts';

/** `#` is any number in listings' texts. Chinese is written without blanks. */
export type PhrasesByTag = Readonly<Partial<Record<Tag, Phrases>>>;

/** What stands around a feature and says whether the home has it. */
export type Cues = {
  /** Takes what follows away: "no", "lacks". Across a list only where it ends in "or". */
  negators: Phrases;
  /** As negators, and a feature after "and" is taken away too: "without". */
  withouts: Phrases;
  /** Takes away what went before: "not allowed", "converted to". */
  refusals: Phrases;
  /** What follows is not there yet, or only perhaps: "room for a". */
  maybes: Phrases;
  /** What went before is not there yet: "potential". */
  maybesAfter: Phrases;
  /** What follows is near the home, not its own: "close to". */
  nears: Phrases;
  /** What went before is near: "nearby", "across the street". */
  nearsAfter: Phrases;
  /** What follows, to the end of the sentence, belongs to all homes of the building or estate: "the complex offers". */
  shared: Phrases;
  /** What follows right away does: "communal". */
  sharedNext: Phrases;
  /** What went before does: "in the building". */
  sharedAfter: Phrases;
  /** What follows is the home's own, whatever was shared before it: "private". */
  own: Phrases;
  /** What went before is: "in the unit". */
  ownAfter: Phrases;
  /** Makes a claim of a topic that follows: "allows". */
  affirmers: Phrases;
  /** Makes a claim of a topic that went before: "welcome". */
  affirmersAfter: Phrases;
  /** Stands for the feature named before it, at the end of a clause: "the community has one". */
  pronouns?: Phrases;
  /** Ends what the words before it say of what follows: "but", "with", "is". */
  turns: Phrases;
  and: Phrases;
  or: Phrases;
  /** Say nothing, and part nothing: "no pool, *a* garage or *a* deck". */
  articles?: Phrases;
};

/** The words of one language by which features are known. */
export type TagWords = {
  /** Small words that tell the language of a text; shared ones tell nothing and are left out. */
  smallWords: string;
  /** What names a feature, in a description and in a question alike: "heated pool". */
  features: PhrasesByTag;
  /** Names a feature in a question; in a description only where it is denied or affirmed: "dogs", "view". */
  topics: PhrasesByTag;
  /** What says that the feature is not there: "unfurnished". */
  absences: PhrasesByTag;
  /** Names of a feature by which who asks means its shared kind as well: "laundry". */
  ofEitherKind: Phrases;
  /** What has the name of a feature in it and means something else: "pool table". */
  others: Phrases;
  /** Words of which longer words are made (German): a word that ends in one names its feature. */
  endings?: PhrasesByTag;
  /** What a language has one word for: a German "Garten" is a garden and a yard. Denying the first denies nothing else. */
  alsoMeant?: Readonly<Partial<Record<Tag, Tag>>>;
  cues: Cues;
};
