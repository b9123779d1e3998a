/** How a state is shown. */
export const SIGNS = { ok: ['green', '✓'], warning: ['yellow', '!'], wrong: ['red', '✗'] } as const;

/** What a look at one thing has shown. `warning`: it works, but not as it should, or waits for a person. */
export type Finding = {
  Check: string;
  State: 'ok' | 'warning' | 'wrong';
  /** What is there, or what is wrong. */
  Says: string;
  /** What to do about it; blank where there is nothing to be done. */
  Do: string;
};

export const ok = (Check: string, Says: string): Finding => ({ Check, State: 'ok', Says, Do: '' });
export const warning = (Check: string, Says: string, Do: string): Finding => ({ Check, State: 'warning', Says, Do });
export const wrong = (Check: string, Says: string, Do: string): Finding => ({ Check, State: 'wrong', Says, Do });
