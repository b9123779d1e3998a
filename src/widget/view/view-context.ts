import { useEffect, useState } from 'preact/hooks';
import type { Observed } from '../chat-state.ts';
import type { Conversation } from '../conversation.ts';
import type { Texts } from '../texts/texts.ts';

/** What every part of the view gets. */
export type ViewContext = { conversation: Conversation; texts: Texts; language: string };

/** What an observed value is, again whenever it changes. */
export const useStateOf = <Value extends object>(observed: Observed<Value>): Value => {
  const [value, setValue] = useState(observed.get());
  useEffect(() => {
    setValue(observed.get());
    return observed.listen(() => setValue(observed.get()));
  }, [observed]);
  return value;
};
