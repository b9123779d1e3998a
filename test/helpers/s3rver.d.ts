/** What the tests use of s3rver, which brings no types: a server that speaks S3. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  class S3rver {
    constructor(options: {
      address: string;
      /** 0 is any free port. */
      port: number;
      silent: boolean;
      /** Where it keeps what it is given. */
      directory: string;
      configureBuckets: { name: string }[];
    });
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
