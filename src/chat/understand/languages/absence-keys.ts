/** The keys of phrases that say that a home is not to have a feature, or has it not; see phrase-keys.ts. */
export const ABSENCE_KEYS = [
  // Of what is not to be done: "不想自己装修".
  'absence.fixer-upper',
  // Of who brings what a furnished home has: "wir haben eigene Möbel".
  'absence.furnished',
  // Where the word by itself says something else: "piscina que *no sea comunitaria*", "no vivir en *privada*", "ni *ático*".
  'absence.community pool',
  'absence.gated',
  'absence.attic',
  // "水电*不包*": behind the noun.
  'absence.utilities included',
  // One word that says both the animal and that it is none: "haustierfrei".
  'absence.pets',
  'absence.dogs',
  'absence.cats',
  // "*Unklimatisiert*", "*unbeheizt*".
  'absence.air conditioning',
  'absence.heating',
  // "Ohne *Hof*": by itself the word is a farm.
  'absence.yard',
  // "*Nicht am* Wasser": the negation takes the small word that the feature begins with.
  'absence.waterfront',
  'absence.beach access',
  // Where the word for new is one for nine: "pas de *neuf*".
  'absence.new construction',
  // "没有独立小屋", "禁止airbnb": where the words by themselves are another thing, or none.
  'absence.guest house',
  'absence.short-term rental',
  // Where the words for the place would hold the refusal: "*not on* the water".
  'absence.waterfront',
  'absence.corner lot',
  // "Where dogs are *not allowed*": behind the noun.
  'absence.dogs',
  'absence.cats',
  'absence.pets',
] as const;
