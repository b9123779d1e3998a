/** Makes a value when it is first asked for, and keeps it: for what takes long to make, and not every command needs. */
export const whenNeeded = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
