import type { Constraint } from '../../understand/constraint.ts';
import { PRICE_REDUCED } from '../../understand/told-fields.ts';
import type { Condition } from '../conditions/condition.ts';

const FORMER_PRICE = `CAST(JSON_UNQUOTE(CASE listing.sale_type
  WHEN 'for_rent' THEN JSON_EXTRACT(listing_change.changes, '$.RentPrice[0]')
  ELSE JSON_EXTRACT(listing_change.changes, '$.SalePrice[0]') END) AS DECIMAL(14,2))`;

/** The undo of a run that was not undone itself. As values, since MySQL reads all runs where it is asked whether there are any. */
const TAKER = `SELECT taker.id FROM feed_run AS taker FORCE INDEX (ix_feed_run_undo)
  WHERE taker.undo_of = listing_change.run_id AND taker.state = 'Succeeded' AND (
    SELECT giver.id FROM feed_run AS giver FORCE INDEX (ix_feed_run_undo)
      WHERE giver.undo_of = taker.id AND giver.state = 'Succeeded' LIMIT 1) IS NULL LIMIT 1`;

/** Changes that no undo made or took back, from a price above the present one. */
const IS_REDUCTION = `(listing_change.details IS NULL OR JSON_EXTRACT(listing_change.details, '$.undoOf') IS NULL)
        AND (${TAKER}) IS NULL
        AND ${FORMER_PRICE} > listing.price`;

/** Homes that cost more before: by their feed's own earlier prices (`was_dearer`), or by their history. */
export const isReduced: Condition = {
  sql: `(was_dearer = 1 OR EXISTS (
    SELECT 1 FROM listing_change
      WHERE listing_change.chatbot_id = listing.chatbot_id AND listing_change.listing_id = listing.id AND ${IS_REDUCTION}))`,
  bindings: [],
};

/** Whether homes that fulfil a constraint are all in the table of reduced ones. */
export const isOfReduced = ({ Field, Operator, Value }: Constraint): boolean =>
  Field === 'Tag' && Operator === 'is' && Value.every((name) => name === PRICE_REDUCED);

/** The same homes as a table of their IDs, `reduced_id`, found by index. */
export const reducedTable = (chatbotId: number): Condition => ({
  sql: `SELECT id AS reduced_id FROM listing FORCE INDEX (ix_listing_dearer) WHERE chatbot_id = ? AND was_dearer = 1
    UNION SELECT listing_change.listing_id FROM listing_change FORCE INDEX (ix_listing_change_price)
      STRAIGHT_JOIN listing ON listing.id = listing_change.listing_id
      WHERE listing_change.chatbot_id = ? AND listing_change.has_former_price = 1 AND ${IS_REDUCTION}`,
  bindings: [chatbotId, chatbotId],
});
