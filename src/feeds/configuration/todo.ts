/** What stands in a proposed configuration where only a person can tell: the check refuses it. */
export const todoText = (hint: string | null): string => `TODO${hint === null ? '' : `: ${hint}`}`;

export const isTodo = (value: unknown): value is string => typeof value === 'string' && /^TODO\b/.test(value);
