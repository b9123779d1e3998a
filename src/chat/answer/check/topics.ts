import type { FigureKind } from './figure.ts';
import type { Topic } from './languages/check-words.ts';
import { smallWords } from './languages/small/all.ts';
import { anywhere, ofAll, TOPIC_WORDS } from './word-patterns.ts';

const PATTERNS = TOPIC_WORDS.map(({ name, words }) => ({ topic: name, pattern: anywhere(words) }));
const OF_MONEY: readonly Topic[] = ['price', 'hoa', 'monthly', 'deposit', 'estimate', 'past', 'other'];
const OF_AREA: readonly Topic[] = ['lot', 'building'];
const topicsOf = (kind: FigureKind): readonly Topic[] =>
  kind === 'money' ? OF_MONEY : kind === 'area' ? OF_AREA : kind === 'year' ? ['built'] : [];

/** Ends what is still about a number. */
const STOP = anywhere([
  ...ofAll(({ joined }) => joined.filter((word) => word.length > 1)),
  ...smallWords((table) => table.with),
]);
const CLAUSE_END = /[,;:!?\n，；：。！？、（()）|]|\.(?!\d)/u;
const CLAUSE_START = /[,;!?\n，；。！？（(|](?=[^,;!?\n，；。！？（(|]*$)|\.(?!\d)(?=[^.]*$)/u;
const LONGEST_WINDOW = 60;
const WORDS_AFTER = 24;

type At = { topic: Topic; index: number; end: number };

const mentions = (text: string, topics: readonly Topic[]): At[] =>
  PATTERNS.filter(({ topic }) => topics.includes(topic)).flatMap(({ topic, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ topic, index: match.index, end: match.index + match[0].length })),
  );

/** "per month" says less than any other word; the longest of words that end together says most. */
const nearestBefore = (text: string, topics: readonly Topic[]): Topic | undefined =>
  mentions(text, topics).sort((a, b) => b.end - a.end || a.index - b.index)[0]?.topic;

const firstAfter = (text: string, topics: readonly Topic[]): Topic | undefined =>
  mentions(text, topics)
    .filter(({ topic }) => topic !== 'past')
    .sort((a, b) => Number(a.topic === 'monthly') - Number(b.topic === 'monthly') || a.index - b.index)[0]?.topic;

export const clauseBefore = (fold: string, from: number, start: number): string => {
  const window = fold.slice(Math.max(from, start - LONGEST_WINDOW), start);
  const cut = CLAUSE_START.exec(window);
  return cut === null ? window : window.slice(cut.index + 1);
};

export const clauseAfter = (fold: string, end: number, to: number): string => {
  const window = fold.slice(end, Math.min(to, end + LONGEST_WINDOW));
  const cut = CLAUSE_END.exec(window);
  return cut === null ? window : window.slice(0, cut.index);
};

/** What a number is about, told by the words of its clause between the numbers around it. */
export const topicOf = (kind: FigureKind, before: string, after: string): Topic | undefined => {
  const topics = topicsOf(kind);
  if (topics.length === 0) return undefined;
  STOP.lastIndex = 0;
  const stop = STOP.exec(after)?.index ?? after.length;
  const next = firstAfter(after.slice(0, Math.min(stop, WORDS_AFTER)), topics);
  const last = nearestBefore(before, topics);
  return kind === 'area' ? (next ?? last) : (last ?? next);
};

/** All that a sentence speaks of. */
export const topicsIn = (sentence: string): Set<Topic> =>
  new Set(mentions(sentence, [...OF_MONEY, ...OF_AREA]).map(({ topic }) => topic));

export const isPriceLabel = (before: string): boolean => {
  const topic = nearestBefore(before.slice(-24), OF_MONEY);
  return topic === 'price' || topic === 'hoa' || topic === 'deposit' || topic === 'estimate';
};
