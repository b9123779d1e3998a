import type { ServerResponse } from 'node:http';

/** No request follows on this connection, which its client learns before it would send one. */
export const announceEnd = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};
