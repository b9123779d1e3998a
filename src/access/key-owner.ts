import type { KeyKind } from './access-store.ts';

/** Whose a key is, and what it opens. */
export type KeyOwner = { workspaceId: number; kind: KeyKind };
