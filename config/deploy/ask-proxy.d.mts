import type { Server } from 'node:http';

export function createAskProxy(options: { url: string; secretKey: string; serialNumber: string }): Server;
