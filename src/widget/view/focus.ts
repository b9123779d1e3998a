import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A touch screen's keyboard would cover what was just opened. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Puts the focus where one writes, or on the panel itself where that would open a keyboard on the screen. */
export const focusPanel = (panel: HTMLElement | null | undefined): void => {
  const target = isTouched() ? panel : panel?.querySelector<HTMLElement>('.composer textarea');
  target?.focus({ preventScroll: true });
};

/** Gives the focus back to the panel when something in it that had it is gone, so that keys are heard still. */
export const useFocusBack = (gone: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const panel = gone.current?.closest<HTMLElement>('.panel');
    // What takes its place is drawn first.
    return () => void requestAnimationFrame(() => focusPanel(panel));
  }, []);
};
