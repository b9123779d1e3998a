import type { InspectionData } from '../../../feeds/inspect/inspection-data.ts';

/** How a field of a home is read from a file; a text that begins with TODO is still to be told by a person. */
export type Rule =
  | string
  | { column: string; values?: Record<string, string>; convert?: string }
  | { columns: string[]; convert: string }
  | { template: string }
  | { constant: string };

/** What stands in the file of a feed, as far as this page changes it: each rule may still be a text that begins with TODO. */
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

/** What /chat/Feed/Inspect answers. */
export type Inspection = Omit<InspectionData, 'Configuration'> & { Configuration: Configuration; Folder: string };
export type Column = InspectionData['Columns'][number];
/** A word of a column that is read for a field, as the file writes it. */
export type Word = InspectionData['Words'][number];
/** What an import would make of the first rows. */
export type Tried = InspectionData['Tried'];
