import type { Item } from './items.ts';
import type { Token } from './tokenize.ts';

const STREET_ENDINGS: ReadonlySet<string> = new Set(
  `st street ave av avenue blvd boulevard dr drive ln lane rd road way pl place ter terrace cir circle pkwy parkway hwy highway
  trl trail loop row str strasse weg allee gasse platz`.split(/\s+/),
);
const NAME_ENDINGS: ReadonlySet<string> = new Set(
  `hills heights estates village grove park school elementary academy church hospital mall resort hotel restaurant cafe ranch
  district plaza center centre towers tower station apartments homes`.split(/\s+/),
);
const STREET_BEGINNINGS: ReadonlySet<string> = new Set(
  `calle avenida avda av paseo plaza camino carretera urbanizacion colonia rua alameda travessa largo praca estrada
  rue avenue boulevard chemin allee impasse quai route strasse am`.split(/\s+/),
);
/** Particles between the kind of a street and its name: "Rua do Jardim". */
const PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los do da dos das du des d l el le les of the'.split(' '),
);
const NAMING: ReadonlySet<string> = new Set(
  'called named llamado llamada denominado chamado chamada nomme nommee appele appelee namens genannt'.split(' '),
);
const BEFORE_PLACES: ReadonlySet<string> = new Set('to from in near of'.split(' '));
/** What names of towns and restaurants end in. */
const LAST_OF_NAMES: ReadonlySet<string> = new Set('vista vistas view garden gardens'.split(' '));
/** Where so many words are capital, capitals tell nothing. */
const TITLE_CASE = 0.6;
const TITLE_REACH = 6;

const isTitleCase = (tokens: readonly Token[], { from, to }: Item): boolean => {
  let words = 0;
  let capitals = 0;
  const count = (index: number): boolean => {
    const token = tokens[index];
    if (token === undefined || token.kind === 'end') return false;
    if (token.kind === 'word' && !PARTICLES.has(token.word)) {
      words += 1;
      if (token.isCapital) capitals += 1;
    }
    return true;
  };
  for (let index = from - 1; index >= from - TITLE_REACH && count(index); ) index -= 1;
  for (let index = from; index < to + TITLE_REACH && count(index); ) index += 1;
  return words > 3 && capitals / words > TITLE_CASE;
};

const followsStreet = (tokens: readonly Token[], from: number): boolean => {
  let index = from - 1;
  while (index >= 0 && PARTICLES.has((tokens[index] as Token).word)) index -= 1;
  const token = tokens[index];
  return token?.kind === 'word' && STREET_BEGINNINGS.has(token.word) && (token.isCapital || token.word !== 'am');
};

/** "Moving to Mountain View", "the restaurant called Garage". */
const isCalled = (tokens: readonly Token[], { from, to }: Item): boolean => {
  const before = tokens[from - 1];
  if (before?.kind !== 'word') return false;
  if (NAMING.has(before.word)) return true;
  const words = tokens.slice(from, to);
  const isPlace = words.length > 1 && words.every(({ isCapital }) => isCapital) && !words.at(-1)?.word.endsWith('s');
  return isPlace && BEFORE_PLACES.has(before.word);
};

/** "Chula Vista", "the Olive Garden": an unknown word with a capital goes before, and does not begin the sentence. */
const endsName = (tokens: readonly Token[], { from, to }: Item): boolean => {
  const [before, earlier] = [tokens[from - 1], tokens[from - 2]];
  const isUnknown = before?.kind === 'word' && before.isCapital && before.facts === undefined;
  return to - from === 1 && isUnknown && earlier?.kind === 'word' && LAST_OF_NAMES.has(tokens[from]?.word ?? '');
};

/** Whether a feature's words are part of a name: "Ocean View Blvd", "Garden Grove", "Rua do Jardim". */
export const isName = (tokens: readonly Token[], item: Item): boolean => {
  const first = tokens[item.from];
  if (first === undefined || !first.isCapital) return false;
  const next = tokens[item.to];
  if (next?.kind === 'word' && next.isCapital) {
    if (STREET_ENDINGS.has(next.word)) return true;
    if (NAME_ENDINGS.has(next.word) && !isTitleCase(tokens, item)) return true;
  }
  const isOfName = followsStreet(tokens, item.from) || isCalled(tokens, item) || endsName(tokens, item);
  return isOfName && !isTitleCase(tokens, item);
};
