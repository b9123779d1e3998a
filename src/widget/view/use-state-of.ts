import { useEffect, useState } from 'preact/hooks';
import type { Observed } from '../observed.ts';

/** What an observed value is, again whenever it changes. */
export const useStateOf = <Value extends object>(observed: Observed<Value>): Value => {
  const [value, setValue] = useState(observed.get());
  useEffect(() => {
    setValue(observed.get());
    return observed.listen(() => setValue(observed.get()));
  }, [observed]);
  return value;
};
