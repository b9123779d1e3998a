import type { Condition } from '../conditions/condition.ts';

/** Wished for like a feature, but it is the history that tells it. */
export const PRICE_REDUCED = 'price reduced';

const FORMER_PRICE = `CAST(JSON_UNQUOTE(CASE listing.sale_type
  WHEN 'for_rent' THEN JSON_EXTRACT(listing_change.changes, '$.RentPrice[0]')
  ELSE JSON_EXTRACT(listing_change.changes, '$.SalePrice[0]') END) AS DECIMAL(14,2))`;

/** Homes that cost more before: by their feed's own earlier prices, or by a change that no undo made or took back. */
export const isReduced: Condition = {
  sql: `(previous_list_price > price OR original_list_price > price OR EXISTS (
    SELECT 1 FROM listing_change
      WHERE listing_change.chatbot_id = listing.chatbot_id AND listing_change.listing_id = listing.id
        AND (listing_change.details IS NULL OR JSON_EXTRACT(listing_change.details, '$.undoOf') IS NULL)
        AND NOT EXISTS (
          SELECT 1 FROM feed_run AS taker WHERE taker.undo_of = listing_change.run_id AND taker.state = 'Succeeded'
            AND NOT EXISTS (SELECT 1 FROM feed_run AS giver WHERE giver.undo_of = taker.id AND giver.state = 'Succeeded'))
        AND ${FORMER_PRICE} > listing.price))`,
  bindings: [],
};
