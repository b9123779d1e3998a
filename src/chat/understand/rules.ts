import { EXPLAINED, eachLexeme, type Rule } from './claims.ts';
import { asideRules } from './rules/asides.ts';
import { askingRules } from './rules/asking.ts';
import { homeRules } from './rules/homes.ts';
import { measureRules } from './rules/measures.ts';
import { placeRules } from './rules/places.ts';
import { describedRule, pointingRules, shownRules } from './rules/pointing.ts';
import { polarityRule } from './rules/polarity.ts';
import { budgetRules, priceRules } from './rules/prices.ts';
import { bareNumberRules, ordinalRoomRule, roomRules } from './rules/rooms.ts';
import { lateTalkRules, talkRules } from './rules/talk.ts';

/** The chatbot's own numbers, addresses and links, and telephone numbers, which are nothing else. */
const identifiers: Rule = eachLexeme(
  'numbers and addresses of homes',
  'is MLS 12345 still available?',
  ({ lexemes }, at) => {
    const identifier = lexemes[at]?.identifier;
    if (identifier === undefined) return undefined;
    return {
      means: identifier === null ? EXPLAINED : { kind: 'condition', constraints: [identifier] },
    };
  },
);

/**
 * How a message is read, in this order: homes that are named, talk and pointing, numbers, kinds and features, places, what is said of
 * all these, and what is asked.
 */
export const RULES: readonly Rule[] = [
  identifiers,
  ...talkRules,
  ...pointingRules,
  ...budgetRules,
  ordinalRoomRule,
  ...roomRules,
  ...measureRules,
  ...priceRules,
  ...bareNumberRules,
  ...homeRules,
  ...placeRules,
  polarityRule,
  ...asideRules,
  describedRule,
  ...askingRules,
  ...shownRules,
  ...lateTalkRules,
];
