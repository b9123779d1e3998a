import { foldText } from '../../listings/fold.ts';
import type { Tool, ToolCall } from '../models/answerer.ts';
import { cleanStart } from '../prompt/clean.ts';
import { addFinding, type Findings } from '../retrieve/findings.ts';
import { MOST_WHOLE } from '../retrieve/found-listing.ts';
import type { Retrieve } from '../retrieve/retrieve.ts';
import type { SessionState } from '../sessions/session-state.ts';
import { type Constraint, type IdentifierField, isIdentifier } from '../understand/constraint.ts';
import { lookupOf, type Understanding } from '../understand/understanding.ts';
import { createReadRequest, type ReadingContext, readArguments, WrongRequest } from './read-request.ts';
import { requestOf, searchSchema } from './search-request.ts';

const SEARCH = 'search_listings';
const GET = 'get_listing';

/** What a model may call while it answers. */
export const LISTING_TOOLS: readonly Tool[] = [
  {
    name: SEARCH,
    description: `Searches the listings of this website. Gives how many match, and rows with their marks; where nothing matches, what comes closest.
The first search was made for you from the visitor's message. Search again only where it misread the message, covers but a part of it, or its rows
do not suffice.`,
    parameters: searchSchema,
  },
  {
    name: GET,
    description: `Gives all that is known of up to ${MOST_WHOLE} listings, and the main facts of more: description, features, price history, contact.`,
    parameters: {
      type: 'object',
      required: ['Listings'],
      properties: {
        Listings: {
          type: 'array',
          items: { type: 'string' },
          description: 'Each a mark (#2), an MLS number, an address or a URL.',
        },
      },
    },
  },
];

/** An ID that every server takes: some want nine letters and digits. */
const FIRST_ID = 'listings1';
const LONGEST_NAME = 200;
const MOST_NAMED = 8;

/** The parser's request and its result as a call that is already answered; none where nothing was looked up. */
export const firstCall = ({ all: [{ understanding, found }], rows }: Findings): ToolCall | undefined => {
  const call = (name: string, given: object): ToolCall => ({ id: FIRST_ID, name, arguments: JSON.stringify(given) });
  if (found.kind === 'search') return call(SEARCH, requestOf(understanding));
  if (rows.length + found.gone.length + found.unknown.length === 0) return undefined;
  const asked = understanding.Constraints.filter(isIdentifier).map(({ Value }) => Value);
  const meant = found.listings.length > 0 ? found.listings : rows;
  // Marks are short, and nobody else can write them.
  const marks = meant.map((listing) => `#${rows.indexOf(listing) + 1}`);
  const named = asked.length > 0 ? asked : [...marks, ...found.gone.map(({ name }) => name)];
  const Listings = named.map((name) => cleanStart(name, LONGEST_NAME)).filter(Boolean);
  return call(GET, { Listings });
};

const STATE_OR_ZIP = /^(?:\p{Lu}{2,3}|\d{5}(?:-\d{4})?|\p{Lu}{2,3} \d{5}(?:-\d{4})?)$/u;

/** "12 Oak St, Seattle, WA 98101" is the address "12 Oak St". */
const withoutTown = (address: string, { cities, regions }: ReadingContext['vocabulary']): string => {
  const parts = address.split(/\s*,\s*/);
  const isOfTown = (part: string): boolean =>
    STATE_OR_ZIP.test(part) || cities.get(foldText(part)) !== undefined || regions.townsOf(part) !== undefined;
  while (parts.length > 1 && isOfTown(parts.at(-1) ?? '')) parts.pop();
  return parts.join(', ');
};

const IS_URL = /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)+\//i;
const MLS_BEFORE = /^MLS(?:\W|number\b|no\b|id\b)*/i;

/** What a name may be, the likeliest first: numbers have slashes and blanks, too, and addresses may have neither. */
const identifiersOf = (name: string, vocabulary: ReadingContext['vocabulary']): Constraint[] => {
  const identifier = (Field: IdentifierField, Value: string): Constraint => ({
    Field,
    Operator: 'is',
    Value,
    Words: name,
  });
  const number = name.replace(MLS_BEFORE, '') || name;
  const address = identifier('Address', withoutTown(name, vocabulary));
  const numbers = [...new Set([name, number])].map((one) => identifier('MLSNumber', one));
  if (IS_URL.test(name)) return [identifier('Url', name)];
  return /\s/.test(number) ? [address, ...numbers] : [...numbers, address];
};

type ListingToolsOptions = {
  retrieve: Retrieve;
  readVocabulary: (chatbotId: number) => Promise<ReadingContext['vocabulary']>;
};
type CallContext = { chatbotId: number; before: SessionState; findings: Findings };

/** Carries out what a model calls; `found` is told to the model, `wrong` is an error that it can mend. */
export const createListingTools = ({ retrieve, readVocabulary }: ListingToolsOptions) => {
  const look = async ({ chatbotId, findings }: CallContext, understanding: Understanding) => {
    const found = await retrieve(chatbotId, understanding, []);
    const finding = { understanding, found };
    addFinding(findings, finding);
    return finding;
  };

  /** The first of what a name may be that names a home, on display or gone; the likeliest where none does. */
  const identify = async (chatbotId: number, name: string, context: CallContext): Promise<Constraint[]> => {
    const candidates = identifiersOf(name, await readVocabulary(chatbotId));
    const asked = { Kept: context.before.constraints, Reference: [] };
    for (const candidate of candidates) {
      const understanding = lookupOf(context.findings.all[0].understanding, { ...asked, Constraints: [candidate] });
      const { listings, gone } = await retrieve(chatbotId, understanding, []);
      if (listings.length + gone.length > 0) return [candidate];
    }
    return candidates.slice(0, 1);
  };

  const search = async (text: string, context: CallContext) => {
    const { chatbotId, before, findings } = context;
    const [first] = findings.all;
    const vocabulary = await readVocabulary(chatbotId);
    const { shown, lastShown } = before;
    const read = createReadRequest({ understanding: first.understanding, vocabulary, shown, lastShown });
    return look(context, read(text));
  };

  const get = async (text: string, context: CallContext) => {
    const { chatbotId, before, findings } = context;
    const { Listings } = readArguments(text, ['Listings']);
    const names = [Listings].flat().filter((name): name is string => typeof name === 'string' && name.trim() !== '');
    if (names.length === 0) throw new WrongRequest('Listings must be a list of marks, MLS numbers, addresses or URLs');
    const [first] = findings.all;
    const ids: number[] = [];
    const identifiers: Constraint[] = [];
    const unknown: string[] = [];
    for (const name of names.slice(0, MOST_NAMED)) {
      const mark = /^\W*#(\d+)\W*$/.exec(name)?.[1];
      const row = findings.rows[Number(mark) - 1];
      if (row !== undefined) ids.push(row.id);
      else if (mark !== undefined) unknown.push(`#${mark}`);
      else identifiers.push(...(await identify(chatbotId, name.trim().slice(0, LONGEST_NAME), context)));
    }
    if (ids.length + identifiers.length === 0) throw new WrongRequest(`There is no row ${unknown.join(', ')}`);
    return look(
      context,
      lookupOf(first.understanding, { Constraints: identifiers, Kept: before.constraints, Reference: ids }),
    );
  };

  return async (call: ToolCall, context: CallContext) => {
    try {
      // Some models write the name with where the tools stand.
      const name = call.name.replace(/^functions?[.:]/, '');
      if (name === SEARCH) return await search(call.arguments, context);
      if (name === GET) return await get(call.arguments, context);
      throw new WrongRequest(`There is no tool of this name; there are ${SEARCH} and ${GET}`);
    } catch (error) {
      if (error instanceof WrongRequest) return { wrong: error.message };
      throw error;
    }
  };
};

export type ListingTools = ReturnType<typeof createListingTools>;
