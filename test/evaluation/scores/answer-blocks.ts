import type { MarketHome } from '../brute-force/market.ts';

/** What an answer says of one home. */
export type AnswerBlock = { home: MarketHome; text: string };

const LINK = /https?:\/\/[^\s)>\]]+/g;

/**
 * Cuts an answer up by the homes whose links it gives: a home's line, and the indented or marked lines below it, up to a
 * line of another home or a blank one. A line with links of several homes is passed over.
 */
export const answerBlocks = (answer: string, homes: readonly MarketHome[]): AnswerBlock[] => {
  const byUrl = new Map(homes.map((home) => [home.input.Url ?? '', home]));
  const blocks: { home: MarketHome; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of answer.split('\n')) {
    const named = new Set((line.match(LINK) ?? []).flatMap((link) => byUrl.get(link.replace(/[.,;]+$/, '')) ?? []));
    const [home] = named;
    if (home !== undefined && named.size === 1) {
      blocks.push({ home, lines: [line.replaceAll(LINK, ' ')] });
      isOpen = true;
    } else if (named.size === 0 && isOpen && /^(?:\s+\S|[-•·*])/.test(line)) blocks.at(-1)?.lines.push(line);
    else isOpen = false;
  }
  return blocks.map(({ home, lines }) => ({ home, text: lines.join('\n') }));
};
