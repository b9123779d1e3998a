import type { NameMatch } from './lex.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './read-text.ts';

/** "浦东新区" where the listings write 浦东: the kind of place belongs to the name, unless it begins another word ("市中心"). */
export const withKind = (
  match: NameMatch | undefined,
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
): NameMatch | undefined => {
  if (match === undefined || !/^\p{Script=Han}/u.test(match.name)) return match;
  const at = from + match.length;
  const kind = /^(?:新区|[市区县镇])/u.exec(
    tokens
      .slice(at, at + 2)
      .map(({ key }) => key)
      .join(''),
  )?.[0];
  const isOwnWord = kind !== undefined && (lexicon.match(tokens, at)?.length ?? 0) > kind.length;
  return kind === undefined || isOwnWord ? match : { ...match, length: match.length + kind.length };
};
