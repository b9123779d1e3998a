import { Ajv, type Options } from 'ajv';

/**
 * Ajv that takes each schema as it is: to compile the schema of schemas takes longer than any of ours, in each instance, each
 * process and each thread anew, and ours don't change while the program runs. A test holds those of requests, feeds and sessions against
 * it; keywords that are not there, or of a wrong type, are refused of all where they are compiled.
 */
export const createAjv = (options: Options = {}): Ajv => new Ajv({ ...options, meta: false, validateSchema: false });
