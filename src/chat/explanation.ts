import type { Prepared } from './prepare.ts';
import { type PromptMessage, promptTokens } from './prompt/prompt.ts';
import type { Reason } from './retrieve/found.ts';
import { type Constraint, isNumberConstraint } from './understand/constraint.ts';
import type { Aggregate, AskedField, Intent, Language } from './understand/understanding.ts';

/** Data of Explain. What was not asked for is left out. */
export type Explanation = {
  Intent: Intent;
  Language: Language;
  Constraints: Constraint[];
  Wishes?: Constraint[];
  Unexplained: string[];
  /** Words that ask to choose by a protected class. */
  Refused?: string[];
  /** `Price asc`. */
  Order?: string;
  Limit?: number;
  Fields?: AskedField[];
  /** Features that `Tag` of `Fields` asks about. */
  Tags?: string[];
  /** IDs of listings. */
  Reference?: number[];
  Aggregate?: Aggregate;
  Total: number;
  Relaxed?: Constraint[];
  Rows: { ID: number; MLSNumber: string; Reasons: Reason[] }[];
  Prompt: PromptMessage[];
  Tokens: number;
};

const asStated = (constraint: Constraint): Constraint => {
  if (!isNumberConstraint(constraint)) return constraint;
  const { Within, ...stated } = constraint;
  return stated;
};

const unlessEmpty = <Name extends string, Item>(name: Name, items: readonly Item[] | undefined) =>
  (items === undefined || items.length === 0 ? {} : { [name]: items }) as { [Key in Name]?: Item[] };

export const explanationOf = ({ understanding, found, messages }: Prepared): Explanation => {
  const { Intent, Language, Constraints, Unexplained, Order, Limit, Reference, Aggregate } = understanding;
  return {
    Intent,
    Language,
    Constraints: Constraints.map(asStated),
    ...unlessEmpty('Wishes', understanding.Wishes),
    Unexplained,
    ...unlessEmpty('Refused', understanding.Refused),
    ...(Order === undefined ? {} : { Order: `${Order.Field} ${Order.Direction}` }),
    ...(Limit === undefined ? {} : { Limit }),
    ...unlessEmpty('Fields', understanding.Fields),
    ...unlessEmpty('Tags', understanding.AskedTags),
    ...(Reference === undefined ? {} : { Reference }),
    ...(Aggregate === undefined ? {} : { Aggregate }),
    Total: found.total,
    ...unlessEmpty('Relaxed', found.relaxed?.constraints.map(asStated)),
    Rows: found.listings.map(({ id, values, reasons = [] }) => ({
      ID: id,
      MLSNumber: values.MLSNumber ?? '',
      Reasons: reasons,
    })),
    Prompt: messages,
    Tokens: promptTokens(messages),
  };
};
