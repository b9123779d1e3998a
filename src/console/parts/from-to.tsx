import { valueWords } from './home-words.ts';

/** What a field of a home was before a change, and what it is since. */
export const FromTo = ({ field, from, to, symbol }: { field: string; from: unknown; to: unknown; symbol?: string }) => (
  <>
    <del>{valueWords(field, from, symbol)}</del> → <ins>{valueWords(field, to, symbol)}</ins>
  </>
);
