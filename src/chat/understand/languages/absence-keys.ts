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
  // Where the word for new is one for nine: "pas de *neuf*".
  'absence.new construction',
] as const;
