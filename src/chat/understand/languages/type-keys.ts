/** The keys of phrases for kinds of homes; see phrase-keys.ts. */
export const TYPE_KEYS = [
  'type.house',
  'type.apartment',
  'type.condominium',
  'type.townhouse',
  'type.multiFamily',
  'type.duplex',
  // A flat on two floors, as French and Portuguese mean it.
  'type.duplexFlat',
  // Half of a double house: "Doppelhaushälfte".
  'type.semiDetached',
  'type.manufactured',
  'type.land',
  'type.villa',
  'type.loft',
  'type.penthouse',
  'type.bungalow',
  'type.cottage',
  'type.farm',
  'type.commercial',
  'type.cooperative',
] as const;
