import { type Condition, marks } from '../conditions/condition.ts';

/** Rows of `listing_place` for one of the places. */
export const named = (chatbotId: number, folds: readonly string[]): Condition => ({
  sql: `listing_place.chatbot_id = ? AND listing_place.place_fold IN (${marks(folds)})`,
  bindings: [chatbotId, ...folds],
});
