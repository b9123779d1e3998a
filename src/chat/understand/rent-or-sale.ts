// Whether a sum may be a sale price or a monthly rent, in any currency. How sure one must be differs from question to question.

/** Where something else says that it is a price, even a small sum is taken for one: a mistyped one finds nothing and says so. */
export const LEAST_SALE_PRICE = 1_000;
export const LEAST_RENT = 100;

/** A bare number, of which nothing says that it is a price, is one from here on: rooms, areas and years are smaller. */
export const LEAST_BARE_PRICE = 10_000;

/**
 * Where nobody says sale or rent, a sum from here on is a sale price and a smaller one a rent: it has to be one of them, and is
 * the same one to the search and to the rules ("got 2 cats, budget 2200" rents, "1 million tout compris" buys).
 */
export const LEAST_PRICE_READ_AS_SALE = 25_000;

/**
 * From here on a sum is no rent, and below the other no sale price. Farther apart than the figure above: what was said before is
 * forgotten, or taken for what is paid now, only where it can be nothing else.
 */
export const NEVER_A_RENT = 100_000;
export const NEVER_A_SALE_BELOW = 10_000;
