import { answerLink } from './addresses.ts';

/** What a line of an answer may hold. Whatever else was written is text. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' };

export type Block =
  | { kind: 'paragraph' | 'heading'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; start: number | undefined; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** How deep lists and quotes lie in each other; what is deeper is text. */
const DEEPEST = 5;

const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\`{-~])`,
    '`(?<code>[^`\\n]{1,500})`',
    String.raw`(?<strongMark>\*\*|__)(?<strong>[^\s*_](?:.{0,1000}?[^\s])?)\k<strongMark>`,
    String.raw`(?<mark>[*_])(?<emphasis>[^\s*_](?:[^*_\n]{0,500}?[^\s*_])?)\k<mark>`,
    String.raw`!?\[(?<label>[^[\]\n]{0,300})\]\((?<target>[^\s()<>]{1,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200})?)\)`,
    String.raw`(?<bare>https?://[^\s<>"'\x60*]{1,2000})`,
    '(?<break>\\n)',
  ].join('|'),
  'gis',
);

const WORD = /[\p{L}\p{N}]/u;
/** What ends a sentence behind an address is none of it. */
const BEHIND_ADDRESS = /[.,;:!?)\]}、。，！？）]+$/;

/** Underscores inside of a word are its own: `snake_case`. */
const isInsideWord = (text: string, start: number, end: number): boolean =>
  text[start] === '_' && (WORD.test(text[start - 1] ?? '') || WORD.test(text[end] ?? ''));

const bareLink = (found: string): Inline[] => {
  const behind = BEHIND_ADDRESS.exec(found)?.[0] ?? '';
  const href = found.slice(0, found.length - behind.length);
  return [{ kind: 'link', href, content: [href] }, behind];
};

const inlineOf = (found: string, groups: Record<string, string | undefined>, isInLink: boolean): Inline[] => {
  const { escaped, code, strong, emphasis, label, target, bare } = groups;
  if (escaped !== undefined) return [escaped];
  if (code !== undefined) return [{ kind: 'code', text: code }];
  if (strong !== undefined) return [{ kind: 'strong', content: readInlines(strong, isInLink) }];
  if (emphasis !== undefined) return [{ kind: 'emphasis', content: readInlines(emphasis, isInLink) }];
  if (target !== undefined) {
    const href = answerLink(target);
    if (href === undefined || isInLink) return [found];
    return [{ kind: 'link', href, content: readInlines(label || target, true) }];
  }
  if (bare !== undefined) return isInLink ? [found] : bareLink(found);
  return [{ kind: 'break' }];
};

/** The parts of a text, links never inside of links. */
const readInlines = (text: string, isInLink = false): Inline[] => {
  const inlines: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [found] = match;
    const end = match.index + found.length;
    if (isInsideWord(text, match.index, end)) continue;
    inlines.push(text.slice(at, match.index), ...inlineOf(found, match.groups ?? {}, isInLink));
    at = end;
  }
  inlines.push(text.slice(at));
  return inlines.filter((inline) => inline !== '');
};

/** A text without the marks of Markdown, where links and bold have no place. */
export const plainText = (text: string): string => {
  const wordsOf = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (typeof inline === 'string') return inline;
        if (inline.kind === 'break') return '\n';
        return inline.kind === 'code' ? inline.text : wordsOf(inline.content);
      })
      .join('');
  return wordsOf(readInlines(text));
};

const FENCE = /^\s{0,3}(```|~~~)/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/;
const QUOTE = /^\s{0,3}>\s?/;
const ITEM = /^(\s*)([-*+•]|(\d{1,9})[.)])\s+(?=\S)/;
const RULE = /^\s{0,3}([-*_])(?:\s*\1){2,}\s*$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const BLANK = /^\s*$/;

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?:^|[^\\])\|/.test(line) ? '|' : '\u0000')
    .map((cell) => readInlines(cell.trim()));

const isTable = (lines: readonly string[], at: number): boolean =>
  (lines[at] ?? '').includes('|') && (lines[at + 1] ?? '').includes('-') && TABLE_RULE.test(lines[at + 1] ?? '');

const startsBlock = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return [BLANK, FENCE, HEADING, QUOTE, ITEM, RULE].some((start) => start.test(line)) || isTable(lines, at);
};

type Read = { block: Block | undefined; next: number };

const readCode = (lines: readonly string[], at: number): Read => {
  const [, fence = ''] = FENCE.exec(lines[at] ?? '') ?? [];
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
  const last = end < 0 ? lines.length : end;
  return { block: { kind: 'code', text: lines.slice(at + 1, last).join('\n') }, next: last + 1 };
};

const readQuote = (lines: readonly string[], at: number, depth: number): Read => {
  let next = at;
  while (QUOTE.test(lines[next] ?? '')) next += 1;
  const inside = lines.slice(at, next).map((line) => line.replace(QUOTE, ''));
  return { block: { kind: 'quote', blocks: readBlocks(inside, depth + 1) }, next };
};

/** Of a wider table the rest is left out: nobody reads it, and a page would take minutes to draw it. */
const MOST_COLUMNS = 20;

const readTable = (lines: readonly string[], at: number): Read => {
  let next = at + 2;
  while (next < lines.length && (lines[next] ?? '').includes('|') && !BLANK.test(lines[next] ?? '')) next += 1;
  const head = cellsOf(lines[at] ?? '').slice(0, MOST_COLUMNS);
  const rows = lines.slice(at + 2, next).map((line) => {
    const cells = cellsOf(line);
    return head.map((_, column) => cells[column] ?? []);
  });
  return { block: { kind: 'table', head, rows }, next };
};

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** A list goes on with items of its kind, with lines that are further in than they, and over blank lines between those. A line at the edge ends it. */
const readList = (lines: readonly string[], at: number, depth: number): Read => {
  const [, , , number] = ITEM.exec(lines[at] ?? '') ?? [];
  const indent = indentOf(lines[at] ?? '');
  const items: string[][] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const item = ITEM.exec(line);
    const following = lines.slice(next).find((each) => !BLANK.test(each)) ?? '';
    if (BLANK.test(line)) {
      const goesOn = indentOf(following) > indent || ITEM.test(following);
      if (!goesOn) break;
      items.at(-1)?.push('');
    } else if (item && indentOf(line) <= indent + 1) {
      if (indentOf(line) < indent || (item[3] === undefined) !== (number === undefined)) break;
      items.push([line.slice(item[0].length)]);
    } else if (indentOf(line) > indent) items.at(-1)?.push(line.slice(Math.min(indentOf(line), indent + 3)));
    else break;
  }
  const start = number === undefined ? undefined : Number(number);
  return { block: { kind: 'list', start, items: items.map((item) => readBlocks(item, depth + 1)) }, next };
};

const readParagraph = (lines: readonly string[], at: number): Read => {
  let next = at + 1;
  while (next < lines.length && !startsBlock(lines, next)) next += 1;
  const text = lines.slice(at, next).map((line) => line.trim());
  return { block: { kind: 'paragraph', content: readInlines(text.join('\n')) }, next };
};

const readBlock = (lines: readonly string[], at: number, depth: number): Read => {
  const line = lines[at] ?? '';
  if (BLANK.test(line) || RULE.test(line)) return { block: undefined, next: at + 1 };
  if (depth > DEEPEST) return readParagraph(lines, at);
  if (FENCE.test(line)) return readCode(lines, at);
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return { block: { kind: 'heading', content: readInlines(heading) }, next: at + 1 };
  if (QUOTE.test(line)) return readQuote(lines, at, depth);
  if (ITEM.test(line)) return readList(lines, at, depth);
  return isTable(lines, at) ? readTable(lines, at) : readParagraph(lines, at);
};

const readBlocks = (lines: readonly string[], depth: number): Block[] => {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, next } = readBlock(lines, at, depth);
    if (block !== undefined) blocks.push(block);
    at = next;
  }
  return blocks;
};

/** An answer's Markdown. HTML in it is text, as is whatever is not known here; addresses are http, https, mailto and tel. */
export const readMarkdown = (text: string): Block[] => readBlocks(text.replace(/\r\n?/g, '\n').split('\n'), 0);
