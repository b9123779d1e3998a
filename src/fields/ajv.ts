import { Ajv, type Options } from 'ajv';

/**
 * Ajv that takes each schema as it is: to compile the schema of schemas takes longer than any of ours, in each instance, each
 * process and each thread anew, and ours don't change while the program runs. A test holds ours against
 * it. Where they are compiled only some values of a wrong type are refused, and unknown keywords only without `strict: false`.
 */
export const createAjv = (options: Options = {}): Ajv => new Ajv({ ...options, meta: false, validateSchema: false });
