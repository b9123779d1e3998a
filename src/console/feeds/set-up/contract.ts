import type { Value } from '../contract.ts';

/** How a field of a home is read from a file; a text that begins with TODO is still to be told by a person. */
export type Rule =
  | string
  | { column: string; values?: Record<string, string>; convert?: string }
  | { columns: string[]; convert: string }
  | { template: string }
  | { constant: string };

/** What stands in the file of a feed, as far as this page changes it. */
export type Configuration = {
  chatbots: { serialNumber: string }[];
  source: { file: string } | { url: string };
  format?: { headerLine?: number | string };
  preset?: string;
  columns?: Record<string, Rule>;
  extension?: string[] | Record<string, string>;
  statuses?: Record<string, string>;
  onMarket?: boolean;
  key: string[];
  mode: string;
  schedule?: { cron: string; timeZone: string };
};

export type Column = { Name: string; Filled: number; Private: boolean; Samples: string[] };

/** A word of a column that is read for a field, as the file writes it. */
export type Word = { Field: string; Text: string; Count: number; Meaning: string };

/** What /chat/Feed/Inspect answers. */
export type Inspection = {
  Name: string;
  Format: string;
  Rows: number;
  MoreRows: boolean;
  Notes: string[];
  Preset: string | null;
  Columns: Column[];
  Fields: { Field: string; Columns: string[]; Confidence: string; Reason: string }[];
  Statuses: { Text: string; Count: number; Meaning: string | null }[];
  /** Words that an import does not read by itself, with what is proposed for them; TODO where only a person can tell. */
  Words: Word[];
  Needed: string[];
  Wanted: string[];
  Tried: Tried;
  Configuration: Configuration;
};

/** What an import would make of the first rows. */
export type Tried = {
  Rows: number;
  OnMarket: number;
  Sold: number;
  OffMarket: number;
  Ignored: number;
  Rejected: number;
  Reasons: { Count: number; Line: number; Column: string | null; Value: string | null; Expected: string }[];
  Homes: { Line: number; Fields: { Field: string; Value: Value }[] }[];
  Failure: string;
};
