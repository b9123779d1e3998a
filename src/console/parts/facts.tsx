import type { ComponentChildren } from 'preact';
import { valueWords } from './home-words.ts';

export type Fact = readonly [title: string, says: ComponentChildren];

/** Facts, each beside what it is called. */
export const Facts = ({ of, kind = 'facts' }: { of: readonly Fact[]; kind?: string }) => (
  <dl class={kind}>
    {of.map(([title, says]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{says}</dd>
      </div>
    ))}
  </dl>
);

/** What a field of a home was before a change, and what it is since. */
export const FromTo = ({ field, from, to, symbol }: { field: string; from: unknown; to: unknown; symbol?: string }) => (
  <>
    <del>{valueWords(field, from, symbol)}</del> → <ins>{valueWords(field, to, symbol)}</ins>
  </>
);
