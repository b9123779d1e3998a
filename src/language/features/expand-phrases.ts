/** `pool(s)` is with or without its ending. */
const spellingsOf = (word: string): string[] => {
  const [, stem, ending] = /^([^()]+)\(([^()]+)\)$/.exec(word) ?? [];
  return stem === undefined ? [word] : [stem, `${stem}${ending}`];
};

/** One or more word slots: `a|b` is a choice, a trailing `?` leaves the slot out as well. */
const slotChoices = (slot: string): string[] => {
  const isOptional = slot.length > 1 && slot.endsWith('?');
  const choices = (isOptional ? slot.slice(0, -1) : slot).split('|').filter((choice) => choice !== '');
  return [...(isOptional ? [''] : []), ...choices.flatMap(spellingsOf)];
};

/** All the phrases that one written phrase stands for. */
const expandPhrase = (phrase: string): string[] => {
  let expanded = [''];
  for (const slot of phrase.split(' ')) {
    const choices = slotChoices(slot);
    expanded = expanded.flatMap((start) =>
      choices.map((choice) => (start === '' || choice === '' ? start + choice : `${start} ${choice}`)),
    );
  }
  return [...new Set(expanded)].filter((one) => one !== '');
};

/** All the phrases that a table's text stands for: `"attic(s), in? the|a building"` gives six. */
export const expandPhrases = (phrases: string): string[] => [
  ...new Set(
    phrases
      .split(/[,\n]/)
      .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
      .filter((phrase) => phrase !== '')
      .flatMap(expandPhrase),
  ),
];
