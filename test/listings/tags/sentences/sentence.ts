/**
 * Sentences of descriptions, and the features that each says the home has and has not: exactly these and what follows from them
 * (a garage is parking, who takes no pets takes no dogs). Of any other a sentence says nothing.
 */
export type FeatureSentences = readonly (readonly [text: string, has: string, lacks?: string])[];
