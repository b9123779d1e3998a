import { randomBytes } from 'node:crypto';
import type { ToolCall } from './answerer.ts';

/** A piece of a call as it comes; `index` tells the calls of one answer apart where a server gives it. */
export type CallPiece = {
  index?: number | undefined;
  id?: string | undefined;
  name?: string | undefined;
  arguments: string;
};

/** Of one answer; what is more is cut off. */
const MOST_CALLS = 8;
/** Characters of the arguments of all calls of an answer. */
const MOST_ARGUMENTS = 65_536;
const ID_LENGTH = 9;

const nonBlank = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Some servers send them as an object, and not as its JSON. */
const argumentsText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' && value !== null ? JSON.stringify(value) : '';

type Named = { name?: unknown; arguments?: unknown; parameters?: unknown };
type Sent = { index?: unknown; id?: unknown; function?: Named | null };
/** What of a message or of a piece of one tells of calls. */
export type Calling = { tool_calls?: unknown; function_call?: unknown };

/** The pieces of calls that a message holds; of a whole message each is a call of its own. */
export const callPieces = ({ tool_calls, function_call }: Calling, isWhole: boolean): CallPiece[] => {
  const legacy = function_call ? [{ function: function_call }] : [];
  const sent = (Array.isArray(tool_calls) ? tool_calls : legacy) as (Sent | null)[];
  return sent.map((call, position) => {
    const index = isWhole ? position : call?.index;
    return {
      index: typeof index === 'number' ? index : undefined,
      id: nonBlank(call?.id),
      name: nonBlank(call?.function?.name),
      arguments: argumentsText(call?.function?.arguments),
    };
  });
};

/** Whether arguments are the JSON of an object. */
export const isObject = (text: string): boolean => {
  if (!text.trimEnd().endsWith('}')) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** Nine letters and digits: all that some servers take. */
const createId = (taken: readonly string[]): string => {
  const id = randomBytes(ID_LENGTH).toString('hex').slice(0, ID_LENGTH);
  return taken.includes(id) ? createId(taken) : id;
};

/**
 * Puts the calls of one answer together. Servers that leave out the index, or give all calls the same, tell a new call by its name
 * and id, or by a name behind arguments that are whole; others repeat the name, or give an id with each piece.
 */
export const createCallReader = () => {
  const calls: CallPiece[] = [];
  let length = 0;
  let isFull = false;

  const continued = ({ index, id, name }: CallPiece): CallPiece | undefined => {
    if (index !== undefined) return calls.findLast((call) => call.index === index);
    const known = id === undefined ? undefined : calls.find((call) => call.id === id);
    return known ?? (id === undefined || name === undefined ? calls.at(-1) : undefined);
  };

  const isNext = (piece: CallPiece, call: CallPiece): boolean => {
    if (piece.name === undefined) return false;
    const isOther = piece.name !== call.name;
    if (isOther && piece.id !== undefined && piece.id !== call.id) return true;
    return (isOther || piece.arguments.trim() !== '') && isObject(call.arguments);
  };

  const begin = (piece: CallPiece): CallPiece | undefined => {
    isFull ||= calls.length === MOST_CALLS;
    const call = { ...piece, arguments: '' };
    if (!isFull) calls.push(call);
    return isFull ? undefined : call;
  };

  const append = (call: CallPiece | undefined, piece: CallPiece): void => {
    if (call === undefined || isFull) return;
    call.id ??= piece.id;
    call.name ??= piece.name;
    call.arguments += piece.arguments.slice(0, MOST_ARGUMENTS - length);
    length += piece.arguments.length;
    isFull = length > MOST_ARGUMENTS;
  };

  return {
    add: (piece: CallPiece): void => {
      const call = continued(piece);
      append(call === undefined || isNext(piece, call) ? begin(piece) : call, piece);
    },
    /** A call that came in one piece. */
    addWhole: (piece: CallPiece): void => append(begin(piece), piece),
    /** Whether nothing more is taken. */
    isFull: (): boolean => isFull,
    /** With the ids that the model gave, where they are one call's alone. */
    end: (): ToolCall[] => {
      const taken: string[] = [];
      return calls.flatMap(({ id: given, name, arguments: text }) => {
        if (name === undefined) return [];
        const id = given === undefined || taken.includes(given) ? createId(taken) : given;
        taken.push(id);
        return [{ id, name, arguments: text }];
      });
    },
  };
};

const FENCE = /^\s*```(?:json)?|```\s*$/g;
/** As Mistral's models and DeepSeek's write a call. */
const NAME_AND_ARGUMENTS = /^\s*([\w.-]{1,64})\s*(?:\[ARGS\]|```(?:json)?)?\s*(\{[\s\S]*\})/;

/** The calls that a model wrote as text, as most do: `{"name": …, "arguments": …}`, or a list of these; none where it can't be read so. */
export const readWritten = (text: string): CallPiece[] => {
  const [, name, argumentsOfName] = NAME_AND_ARGUMENTS.exec(text) ?? [];
  if (name !== undefined && argumentsOfName !== undefined) return [{ name, arguments: argumentsOfName }];
  try {
    const read: unknown = JSON.parse(text.replace(FENCE, ''));
    return (Array.isArray(read) ? read : [read]).flatMap((written: (Named & Sent) | null) => {
      const called = written?.function ?? written;
      const name = nonBlank(called?.name);
      const given = called?.arguments ?? called?.parameters;
      return name === undefined || given === undefined ? [] : [{ name, arguments: argumentsText(given) }];
    });
  } catch {
    return [];
  }
};
