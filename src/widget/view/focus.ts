import { useEffect } from 'preact/hooks';

/** A touch screen's keyboard would cover what was just opened. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Puts the focus where one writes, or on the panel itself where that would open a keyboard on the screen. */
export const focusPanel = (panel: HTMLElement | null): void => {
  const target = isTouched() ? panel : panel?.querySelector<HTMLElement>('.composer textarea');
  target?.focus({ preventScroll: true });
};

const isGone = (last: HTMLElement): boolean => !last.isConnected || last.matches(':disabled');

/**
 * Gives the focus to the panel, or to the button where that is closed, when what had it is gone: a form that was sent, a question that was
 * chosen, a button that can't be pressed any more. Else keys would go to the page.
 */
export const useKeptFocus = (element: HTMLElement): void => {
  useEffect(() => {
    const root = element.shadowRoot;
    if (root === null) return;
    let last: HTMLElement | undefined;
    const enter = (event: Event): void => {
      last = event.target as HTMLElement;
    };
    // Who moves the focus away leaves behind what is still there; browsers tell of a removal before it has happened.
    const leave = ({ target }: Event): void =>
      queueMicrotask(() => {
        if (last === target && !isGone(last as HTMLElement)) last = undefined;
      });
    const look = (): void => {
      if (
        last === undefined ||
        !isGone(last) ||
        root.activeElement !== null ||
        document.activeElement !== document.body
      )
        return;
      last = undefined;
      const panel = root.querySelector<HTMLElement>('.panel:not([hidden])');
      if (panel === null) root.querySelector<HTMLElement>('.launcher')?.focus();
      else focusPanel(panel);
    };
    const changes = new MutationObserver(look);
    changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    return () => {
      changes.disconnect();
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
    };
  }, [element]);
};
