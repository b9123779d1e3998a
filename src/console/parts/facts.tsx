import type { ComponentChildren } from 'preact';

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
