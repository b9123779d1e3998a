/** What /chat/Chat/Explain tells, as src/http/chat-operations.ts describes it. What was not asked for is left out. */

export type Condition = {
  Field: string;
  Operator: 'is' | 'not' | 'atLeast' | 'atMost';
  /** The visitor's own words, and the same in plain English. */
  Words: string;
  Means: string;
};

export type Reason = { Field: 'Tag' | 'Near' | 'Description'; Value: string; Words: string; Says?: 'no' };

export type Explanation = {
  Intent: 'search' | 'lookup' | 'compare' | 'human' | 'none';
  /** ISO 639-1. */
  Language: string;
  Constraints: Condition[];
  Wishes?: Condition[];
  Relaxed?: Condition[];
  Unexplained: string[];
  Refused?: string[];
  /** `Price asc`. */
  Order?: string;
  Limit?: number;
  Fields?: string[];
  Tags?: string[];
  Aggregate?: 'count' | 'average' | 'lowest' | 'highest';
  Total: number;
  Rows: { ID: number; MLSNumber: string; Reasons: Reason[] }[];
  Prompt: { role: string; content: string; tool_calls?: object[] }[];
  Tokens: number;
};
