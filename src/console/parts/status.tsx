import { Icon } from './icon.tsx';
import type { StatusKind } from './words.ts';

/** How something stands, at a glance: told by a sign and a word, and by colour only besides. */
export const Status = ({ kind, children }: { kind: StatusKind; children: string }) => (
  <span class={`status ${kind}`}>
    <Icon name={kind} />
    {children}
  </span>
);
