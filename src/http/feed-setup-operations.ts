import { Type } from '../fields/type.ts';
import { count, feedName, shownValue, textOrNull } from './feed-operations.ts';
import { data } from './reply.ts';
import { receivedFile, serialNumber, withoutNulls } from './request-fields.ts';
import type { FindFileLimit, Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

/** Of the text of a feed's file. */
const LONGEST_TEXT = 60_000;

const texts = (description: string) => Type.Array(Type.String(), { description });

/** What was found in a file that was sent, and the feed that is proposed for it. */
const Inspection = Type.Object(
  {
    Name: Type.String(),
    Format: Type.String(),
    Rows: count('How many rows were looked at'),
    MoreRows: Type.Boolean({ description: 'Whether the file has more' }),
    Notes: texts('What else was noticed'),
    Preset: textOrNull,
    Columns: Type.Array(
      Type.Object({
        Name: Type.String(),
        Filled: count('Rows that fill it'),
        Private: Type.Boolean({ description: 'It looks private, and is left out' }),
        Samples: texts('Some of its values; none of a private one'),
      }),
    ),
    Fields: Type.Array(
      Type.Object({
        Field: Type.String(),
        Columns: texts('Its columns'),
        Confidence: Type.String(),
        Reason: Type.String(),
      }),
      { description: 'What is proposed beside the preset' },
    ),
    Statuses: Type.Array(Type.Object({ Text: Type.String(), Count: count('Rows that have it'), Meaning: textOrNull })),
    Words: Type.Array(
      Type.Object({
        ...{ Field: Type.String(), Text: Type.String(), Count: count('Rows that have it') },
        Meaning: Type.String({ description: 'As values or statuses would have it; TODO where only a person can tell' }),
      }),
      { description: 'Words of the columns of Configuration, or of Text, that an import does not read by itself' },
    ),
    Needed: texts('What an import could not do without'),
    Wanted: texts('What visitors will ask for and not find'),
    Tried: Type.Object(
      {
        ...{ Rows: count('Rows that were tried'), OnMarket: count('Homes on the market'), Sold: count('Sold ones') },
        ...{
          OffMarket: count('Homes off the market'),
          Ignored: count('Rows that say nothing'),
          Rejected: count('Wrong rows'),
        },
        Reasons: Type.Array(
          Type.Object({
            ...{ Count: count('How many rows'), Line: count('The first of them') },
            ...{ Column: textOrNull, Value: textOrNull, Expected: Type.String() },
          }),
        ),
        Homes: Type.Array(
          Type.Object({
            Line: count('Of the file'),
            Fields: Type.Array(Type.Object({ Field: Type.String(), Value: shownValue })),
          }),
          { description: 'The first homes on the market, with what is known of each' },
        ),
        Failure: Type.String({ description: 'Why the file could not be read to its end, or ""' }),
      },
      { description: 'What an import would make of the first rows' },
    ),
    Configuration: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'What would stand in config/feeds/NAME.json; TODO where only a person can tell',
      },
    ),
    Text: Type.String({ description: 'The same as the text of the file' }),
    Folder: Type.String({
      description: 'Where a file of a feed that is saved lies: its source.file is Folder/NAME.csv',
    }),
    ToFillIn: Type.Array(Type.Object({ Line: count('Of Text, from 1'), Field: Type.String(), Asked: Type.String() }), {
      description: 'What a person has to fill in',
    }),
  },
  { title: 'Inspection' },
);

export const inspectFile = {
  summary: 'Look at a file that is sent with the request, and propose a feed for it; nothing is stored',
  request: Type.Object({
    SerialNumber: Type.Optional(serialNumber),
    Record: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'The XML element, or the path of the JSON array, that holds the records',
      }),
    ),
    HeaderLine: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'The line of a table that has the names of its columns; 0: it has none',
      }),
    ),
    Sheet: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'The sheet of a workbook; left out, the one with the most rows that holds a table',
      }),
    ),
    Text: Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: LONGEST_TEXT,
        description:
          'A configuration to try in place of the proposal, as Text of an earlier answer is one; TODO may stand in it',
      }),
    ),
    file: receivedFile('The file; may be packed as the files of feeds may'),
  }),
  data: Inspection,
  unknownFields: 'refuse',
} satisfies Operation;

export const saveFeed = {
  summary:
    'Save the file of a feed in the configuration folder; what is new or changed waits for a dry run or an import',
  request: Type.Object({
    Feed: feedName,
    Text: Type.String({
      minLength: 2,
      maxLength: LONGEST_TEXT,
      description: 'JSON, as Text of Inspect is; nothing left to fill in',
    }),
    Replace: Type.Optional(
      Type.Boolean({ default: false, description: 'A feed of the workspace that has this name is written anew' }),
    ),
  }),
  data: Type.Object({ Feed: Type.String() }),
  unknownFields: 'refuse',
} satisfies Operation;

export const feedConfiguration = {
  summary: 'Show the configuration of a feed that may be saved by Save, to be changed',
  request: Type.Object({ Feed: feedName }),
  data: Type.Object({
    Feed: Type.String(),
    Text: Type.String({
      description: 'JSON as Save takes it; TODO for a web address with a part behind "?", which may be secret',
    }),
  }),
  unknownFields: 'refuse',
} satisfies Operation;

/** How a feed comes to be: a file is looked at, and a configuration for it is tried and saved. */
export const createFeedSetupHandlers = ({ feeds }: Pick<HttpServices, 'feeds'>) => {
  const inspect: Handler<typeof inspectFile.request> = async ({ workspaceId, fields, signal }) => {
    const { file: received, ...request } = withoutNulls(fields);
    return data(await feeds.inspect(workspaceId, request, received, signal));
  };

  const inspectLimit: FindFileLimit = () => feeds.inspectLimit();

  const save: Handler<typeof saveFeed.request> = async ({ workspaceId, fields }) =>
    data(await feeds.save(workspaceId, { Feed: fields.Feed, Text: fields.Text, Replace: fields.Replace ?? false }));

  const configuration: Handler<typeof feedConfiguration.request> = async ({ workspaceId, fields }) =>
    data(await feeds.configuration(workspaceId, { Feed: fields.Feed }));

  return { inspect, inspectLimit, save, configuration };
};
