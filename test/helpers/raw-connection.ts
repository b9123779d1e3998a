import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes requests byte by byte. */
export const openConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** What arrives until it ends with the text, or the connection does. */
export const receive = async (socket: Socket, until: RegExp): Promise<string> => {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (until.test(text)) break;
  }
  return text;
};
