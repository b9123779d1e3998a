import { hasSense, senseValue } from '../lexer/lexeme.ts';
import type { Reading } from './stretch.ts';

const SUPERLATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cheaper: 'cheapest',
    dearer: 'dearest',
    bigger: 'biggest',
    smaller: 'smallest',
    newer: 'newestBuilt',
    older: 'oldestBuilt',
    moreBedrooms: 'mostBedrooms',
    moreBathrooms: 'mostBathrooms',
    biggerLot: 'biggestLot',
  }),
);

/** "¿Cuál tiene más metros?" of those that were shown: a comparison that asks for the one that has the most. */
export const superlativeOfWhich = ({ lexemes, hasShown }: Reading, at: number): string | undefined =>
  hasShown && hasSense(lexemes[at - 1], 'follow', 'which')
    ? SUPERLATIVES.get(senseValue(lexemes[at], 'relative') ?? '')
    : undefined;
