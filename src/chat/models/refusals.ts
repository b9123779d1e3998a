/** What some servers and models refuse, and an answer does not depend on. */
const OPTIONAL_PARAMETERS = ['stream_options', 'temperature'] as const;
type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number];

/** The parameters that a server is asked without. */
export type Without = ReadonlySet<OptionalParameter>;

/** What is told of a refusal by an error of the provider's client. */
type Refusal = Error & { status?: number; param?: string | null; code?: string | null; type?: string };

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && [400, 413, 422].includes((error as Refusal).status ?? 0);

export const refusedParameter = (error: unknown, without: Without): OptionalParameter | undefined =>
  isRefusal(error)
    ? OPTIONAL_PARAMETERS.find(
        (name) => !without.has(name) && (error.param?.startsWith(name) || error.message.includes(name)),
      )
    : undefined;

/** Any other refusal, as of a content filter, is of one text alone. */
export const refusesSchemas = (error: unknown): boolean =>
  isRefusal(error) && /response_format|schema/i.test(`${error.param} ${error.code} ${error.message}`);

/** The prompt was estimated to fit, and does not. */
export const isTooLong = (error: unknown): boolean =>
  isRefusal(error) && /context.?(?:length|size|window)/i.test(`${error.code} ${error.type} ${error.message}`);
