/** What a Retry-After header asks for by seconds or a date, milliseconds from `now`; null where it says nothing. */
export const retryAfter = (value: string | null | undefined, now: Date): number | null => {
  const text = value?.trim() ?? '';
  const time = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isNaN(time) ? null : Math.max(0, time);
};
