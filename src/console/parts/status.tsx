import { Icon } from './icon.tsx';

/** How something stands, at a glance: told by a sign and a word, and by colour only besides. */
export type StatusKind = 'good' | 'busy' | 'waiting' | 'wrong' | 'off';

export const Status = ({ kind, children }: { kind: StatusKind; children: string }) => (
  <span class={`status ${kind}`}>
    <Icon name={kind} />
    {children}
  </span>
);
