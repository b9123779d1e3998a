import type { ListingInput } from '../listings/listing.ts';
import type * as operation from './listing-operations.ts';
import { withWholeAddresses } from './own-address.ts';
import { data } from './reply.ts';
import { pageOf, withoutNulls } from './request-fields.ts';
import type { Handler } from './route.ts';
import type { HttpServices } from './services.ts';

/** Blank keys of a home that needs them in the request are stored as none. */
const blankAsNone = (text: string): string | null => (text.trim() === '' ? null : text);

export const createListingHandlers = ({ chatbots, listings }: Pick<HttpServices, 'chatbots' | 'listings'>) => {
  const create: Handler<typeof operation.createListing.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, ...input } = fields;
    const listing = { ...input, MLSNumber: blankAsNone(input.MLSNumber), Url: blankAsNone(input.Url) } as ListingInput;
    return data(await listings.create(await chatbots.idOf(workspaceId, SerialNumber), listing));
  };

  const update: Handler<typeof operation.updateListing.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, Key, KeyType, ...input } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data(await listings.update(id, { Key, KeyType }, input as ListingInput));
  };

  const list: Handler<typeof operation.listListings.request> = async ({ workspaceId, fields, origin }) => {
    const { SerialNumber, ...filter } = withoutNulls(fields);
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    const { List, VirtualCount } = await listings.list(id, { ...filter, ...pageOf(filter) });
    return data({ List: List.map((item) => withWholeAddresses(item, origin)), VirtualCount });
  };

  const remove: Handler<typeof operation.deleteListings.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, Keys, KeyType } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data({ SuccessCount: await listings.remove(id, [...new Set(Keys)], KeyType) });
  };

  const history: Handler<typeof operation.listingHistory.request> = async ({ workspaceId, fields }) => {
    const { SerialNumber, Key, KeyType } = fields;
    const id = await chatbots.idOf(workspaceId, SerialNumber);
    return data(await listings.history(id, { Key, KeyType, ...pageOf(fields) }));
  };

  return { create, update, list, remove, history };
};
