import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing, GoneHome } from '../../retrieve/found.ts';
import type { Constraint } from '../../understand/constraint.ts';
import { comparisonLines } from './comparison.ts';
import { homeLines, singleHome } from './home-lines.ts';
import { ended, MOST_QUOTED, paragraph, quoted, rowMark, type Speaker } from './speaker.ts';
import { textMentions } from './text-mentions.ts';

/** What is said. `isUnknown`: homes were found, or none were looked for, but they do not tell what was asked. */
export type Said = { lines: string[]; isUnknown: boolean };

const goneWords = ({ name, how, at, price }: GoneHome, speaker: Speaker): string => {
  const { says, names, formats, understanding } = speaker;
  const gone = says.gone[how](
    cleanListingText(name) || says.goneHome,
    at === null ? null : formats.date(at.slice(0, 10)),
  );
  if (price === undefined || !understanding.Fields.includes('Price')) return gone;
  const money = formats.money(price.amount, price.currency);
  return paragraph(speaker, [gone, ended(speaker, says.labelled(names.fields.Price, money))]);
};

/** Homes that are no longer offered, and identifiers that name none. */
export const missing = (speaker: Speaker): string[] => {
  const { found, describe, says, understanding } = speaker;
  // Of an address the town counts: there may be one like it elsewhere.
  const towns = understanding.Constraints.filter(({ Field }) => Field === 'City' || Field === 'ZIP');
  const townOf = ({ Field }: Constraint): string[] => (Field === 'Address' ? describe(towns) : []);
  const sentences = [
    ...found.gone.map((home) => goneWords(home, speaker)),
    ...found.unknown.map((identifier) => says.noSuch([...describe([identifier]), ...townOf(identifier)])),
  ];
  return sentences.length === 0 ? [] : [paragraph(speaker, sentences)];
};

const others = ({ found, listed, says, formats }: Speaker): string[] => {
  const left = found.listings.length - listed.length;
  return left > 0 ? [says.othersToo(formats.count(left))] : [];
};

const homes = (listings: readonly FoundListing[], speaker: Speaker): string[] => {
  const [only, ...more] = listings;
  if (only === undefined) return [];
  if (more.length === 0) return singleHome(only, speaker);
  return speaker.understanding.Intent === 'compare' ? comparisonLines(listings, speaker) : homeLines(listings, speaker);
};

/** What the texts of the homes say of words that nothing else explains; `silent` are those that they do not say. */
const textLines = (speaker: Speaker): { lines: string[]; silent: string[] } => {
  const { listed, understanding, says } = speaker;
  const lines: string[] = [];
  const silent: string[] = [];
  for (const word of understanding.Unexplained.slice(0, MOST_QUOTED)) {
    const mentions = listed.flatMap((listing, index) =>
      textMentions(listing, word).map(
        (text) => `${listed.length > 1 ? `${rowMark(index + 1)} ` : ''}${says.quote(text)}`,
      ),
    );
    if (mentions.length === 0) silent.push(word);
    else lines.push(says.textSays(quoted(speaker, [word]), mentions.join(says.gap)));
  }
  return { lines, silent };
};

const silentWords = (speaker: Speaker, silent: readonly string[]): string[] =>
  silent.length === 0 ? [] : [speaker.says.textIsSilent(quoted(speaker, silent))];

/** Homes that were named or pointed at, or what became of them. */
export const lookupAnswer = (speaker: Speaker): Said => {
  const { listed, says, understanding, describe } = speaker;
  const gone = missing(speaker);
  if (listed.length > 0) {
    const { lines, silent } = textLines(speaker);
    const rows = [...homes(listed, speaker), ...others(speaker)];
    return { lines: [...gone, ...lines, ...silentWords(speaker, silent), ...rows], isUnknown: false };
  }
  if (gone.length > 0) return { lines: gone, isUnknown: false };
  const conditions = describe(understanding.Constraints);
  return { lines: [conditions.length > 0 ? says.noSuch(conditions) : says.whichHome], isUnknown: false };
};

/** A question about the homes that are talked about, which names nothing that a field holds. */
export const focusAnswer = (speaker: Speaker): Said => {
  const { listed, says } = speaker;
  const gone = missing(speaker);
  if (listed.length === 0) return { lines: gone.length > 0 ? gone : [says.whichHome], isUnknown: false };
  const { lines, silent } = textLines(speaker);
  if (lines.length > 0)
    return {
      lines: [...gone, ...lines, ...silentWords(speaker, silent), ...homeLines(listed, speaker)],
      isUnknown: false,
    };
  const about = silent.length === 0 ? [] : [paragraph(speaker, [...silentWords(speaker, silent), says.thisIsKnown])];
  return { lines: [...gone, ...about, ...homes(listed, speaker)], isUnknown: silent.length > 0 };
};
