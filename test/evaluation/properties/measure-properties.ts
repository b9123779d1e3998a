import { LANGUAGE_CODES } from '../../../src/language/language.ts';
import { compareConstraints, isExact } from '../gold/canonical.ts';
import type { EvaluatedService } from '../service/evaluated-service.ts';
import { EXCLUSIONS, NARROWED, SAME_AMOUNTS, SHUFFLED } from './wishes.ts';
import { sentencesOf, type Wish } from './wording.ts';

/** A text, and what it was to be like; whether it is. */
export type PropertyCase = { property: string; text: string; than: string; holds: boolean };

const permutations = (parts: readonly string[]): string[][] =>
  parts.length < 2
    ? [[...parts]]
    : parts.flatMap((part, index) =>
        permutations([...parts.slice(0, index), ...parts.slice(index + 1)]).map((rest) => [part, ...rest]),
      );

const LEAST_LETTERS = 5;

/** Names with two letters swapped, one left out, one doubled in the middle of their longest word, if that is long enough. */
const typosOf = (city: string): string[] => {
  const [word = ''] = city.split(' ').sort((one, other) => other.length - one.length);
  if (word.length < LEAST_LETTERS) return [];
  const at = Math.floor(word.length / 2);
  const [start, letter, next, end] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  const typos = [start + next + letter + end, start + next + end, start + letter + letter + next + end];
  return typos.filter((typo) => typo !== word).map((typo) => city.replace(word, typo));
};

/** What must hold for any question, whatever is right for it. */
export const measureProperties = async (
  service: EvaluatedService,
  wishes: readonly Wish[],
): Promise<PropertyCase[]> => {
  const cases: PropertyCase[] = [];
  const { explain, market } = service;
  const homes = new Map(market.map((home) => [home.id, home]));

  const expectSame = async (property: string, than: string, texts: readonly string[]): Promise<void> => {
    const { Constraints } = await explain(than);
    for (const text of texts) {
      const given = (await explain(text)).Constraints;
      const holds = Constraints.length > 0 && isExact(compareConstraints(Constraints, given));
      cases.push({ property, text, than, holds });
    }
  };

  for (const wish of wishes) {
    const [plain = '', ...others] = sentencesOf(wish, 'en');
    await expectSame('another wording', plain, others);
    await expectSame(
      'a typo in a city',
      plain,
      typosOf(wish.city).map((city) => plain.replace(wish.city, city)),
    );
    for (const language of LANGUAGE_CODES) {
      if (language !== 'en') await expectSame('a translation', plain, sentencesOf(wish, language));
    }
  }
  for (const [plain = '', ...others] of SAME_AMOUNTS) await expectSame('another unit', plain, others);
  for (const parts of SHUFFLED) {
    const [plain = '', ...others] = permutations(parts).map((order) => order.join(' '));
    await expectSame('another order of words', plain, others);
  }
  for (const { bases, narrowings } of NARROWED) {
    for (const than of bases) {
      const before = await explain(than);
      for (const narrowing of narrowings) {
        const text = `${than} ${narrowing}`;
        const { Total } = await explain(text);
        cases.push({ property: 'one more wish adds no rows', text, than, holds: Total <= before.Total });
      }
    }
  }
  for (const [text, tag] of EXCLUSIONS) {
    const { Rows, Total } = await explain(text);
    const isKept = Rows.some(({ ID }) => homes.get(ID)?.tags.has(tag) === true);
    cases.push({ property: 'what is excluded is not kept', text, than: tag, holds: Total > 0 && !isKept });
  }
  return cases;
};
