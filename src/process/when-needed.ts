/** Makes a value when it is first asked for, and keeps it: for what takes long to make, and not every command needs. A promise that rejects is made anew. */
export const whenNeeded = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    if (made !== undefined) return made.value;
    const value = make();
    made = { value };
    if (value instanceof Promise) {
      value.catch(() => {
        made = undefined;
      });
    }
    return value;
  };
};
