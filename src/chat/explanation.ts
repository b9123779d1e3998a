import type { LanguageCode } from '../language/language.ts';
import type { PromptMessage } from './models/answerer.ts';
import { withoutTools } from './models/refusals.ts';
import type { Prepared } from './prepare.ts';
import { promptTokens } from './prompt/prompt.ts';
import type { Reason } from './retrieve/found.ts';
import { type Constraint, isNumberConstraint } from './understand/constraint.ts';
import { describeConstraint } from './understand/describe.ts';
import type { Aggregate, AskedField, Intent } from './understand/understanding.ts';

/** `Means` says it in plain English: "with at least 3 bedrooms". */
export type ExplainedConstraint = Constraint & { Means: string };

/** Data of Explain. What was not asked for is left out. */
export type Explanation = {
  Intent: Intent;
  Language: LanguageCode;
  Constraints: ExplainedConstraint[];
  Wishes?: ExplainedConstraint[];
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
  Relaxed?: ExplainedConstraint[];
  /** The search or lookup as a model's call of a tool. */
  Call?: { Name: string; Arguments: object };
  Rows: { ID: number; MLSNumber: string; Reasons: Reason[] }[];
  /** As OpenAI's chat completions take them. */
  Prompt: { role: PromptMessage['role']; content: string; tool_calls?: object[]; tool_call_id?: string }[];
  Tokens: number;
};

export const explainedConstraint = (constraint: Constraint): ExplainedConstraint => {
  const Means = describeConstraint(constraint);
  if (!isNumberConstraint(constraint)) return { ...constraint, Means };
  const { Within, ...stated } = constraint;
  return { ...stated, Means };
};

const asSent = ({ role, content, calls, callId }: PromptMessage): Explanation['Prompt'][number] => ({
  role,
  content,
  ...(calls === undefined
    ? {}
    : { tool_calls: calls.map(({ id, ...called }) => ({ id, type: 'function', function: called })) }),
  ...(callId === undefined ? {} : { tool_call_id: callId }),
});

const unlessEmpty = <Name extends string, Item>(name: Name, items: readonly Item[] | undefined) =>
  (items === undefined || items.length === 0 ? {} : { [name]: items }) as { [Key in Name]?: Item[] };

export const explanationOf = async ({ findings, writeMessages, chosen }: Prepared): Promise<Explanation> => {
  const [{ understanding, found }] = findings.all;
  const messages = await writeMessages();
  const takesTools = chosen.provider === undefined || chosen.takesTools;
  const sent = takesTools ? messages : withoutTools(messages);
  const call = messages.findLast(({ calls }) => calls !== undefined)?.calls?.[0];
  const { Intent, Language, Constraints, Unexplained, Order, Limit, Reference, Aggregate } = understanding;
  return {
    Intent,
    Language,
    Constraints: Constraints.map(explainedConstraint),
    ...unlessEmpty('Wishes', understanding.Wishes.map(explainedConstraint)),
    Unexplained,
    ...unlessEmpty('Refused', understanding.Refused),
    ...(Order === undefined ? {} : { Order: `${Order.Field} ${Order.Direction}` }),
    ...(Limit === undefined ? {} : { Limit }),
    ...unlessEmpty('Fields', understanding.Fields),
    ...unlessEmpty('Tags', understanding.AskedTags),
    ...(Reference === undefined ? {} : { Reference }),
    ...(Aggregate === undefined ? {} : { Aggregate }),
    Total: found.total,
    ...unlessEmpty('Relaxed', found.relaxed?.constraints.map(explainedConstraint)),
    ...(call === undefined ? {} : { Call: { Name: call.name, Arguments: JSON.parse(call.arguments) } }),
    Rows: found.listings.map(({ id, values, reasons = [] }) => ({
      ID: id,
      MLSNumber: values.MLSNumber ?? '',
      Reasons: reasons,
    })),
    Prompt: sent.map(asSent),
    Tokens: promptTokens(sent, takesTools),
  };
};
