import { BUILT_IN_MODEL, type Model, type ModelPrice } from '../../config/config-files.ts';
import type { Provider } from './answerer.ts';

export type ModelListItem = { Key: string; Value: string; Status: boolean };
export type ChosenModel = {
  model: string;
  contextTokens: number;
  price?: ModelPrice;
  /** What it takes beside text. */
  takes: readonly ('image' | 'audio' | 'video')[];
  /** Whether its server takes tools, as far as its entry in the list says. */
  takesTools: boolean;
  /** For how long a whole answer may take, and a provider may give no sign of life. */
  answerSeconds: number;
  silenceSeconds: number;
  /** Whether the built-in answerer answers where the provider does not. */
  fallsBack: boolean;
  /** Missing where the built-in answerer serves. */
  provider?: Provider;
};

const CONTEXT_TOKENS = 8_192;
/** Tools and what they give need so many tokens. */
const LEAST_FOR_TOOLS = 6_000;
const ANSWER_SECONDS = 120;
const SILENCE_SECONDS = 60;

/** 0, 1 and 2 as they are, 3 to 100 in hundredths. */
export const temperatureOf = (setting: number): number => (setting <= 2 ? setting : setting / 100);

/**
 * Which model answers. With no provider everything goes to the built-in answerer, which is always in the list. A `Model`
 * that is no key of the list is taken as the provider's own name; a blank one is the first of the list that can be used.
 */
export const createModels = (options: { models: readonly Model[]; provider?: Provider }) => {
  const { provider } = options;
  const others = options.models.filter(({ Key }) => Key !== BUILT_IN_MODEL.Key);
  const usesBuiltIn = (setting: string): boolean =>
    setting === BUILT_IN_MODEL.Key || setting.toLowerCase() === BUILT_IN_MODEL.Value;
  return {
    list: (): ModelListItem[] =>
      [BUILT_IN_MODEL, ...others].map(({ Key, Value, Status }) => ({
        Key,
        Value,
        Status: Key === BUILT_IN_MODEL.Key || (Status && provider !== undefined),
      })),

    choose: (setting: string): ChosenModel => {
      const wanted = setting.trim();
      const known = wanted === '' ? others.find(({ Status }) => Status) : others.find(({ Key }) => Key === wanted);
      const model = known?.Value ?? wanted;
      const entry = known ?? others.find(({ Value }) => Value === wanted);
      const bounds = {
        contextTokens: entry?.contextTokens ?? CONTEXT_TOKENS,
        answerSeconds: entry?.answerSeconds ?? ANSWER_SECONDS,
        silenceSeconds: entry?.silenceSeconds ?? SILENCE_SECONDS,
      };
      if (provider === undefined || model === '' || usesBuiltIn(wanted))
        return { model: BUILT_IN_MODEL.Value, ...bounds, takes: [], takesTools: false, fallsBack: false };
      return {
        ...{ provider, model, ...bounds },
        takes: entry?.takes ?? [],
        takesTools: (entry?.tools ?? true) && bounds.contextTokens >= LEAST_FOR_TOOLS,
        fallsBack: entry?.fallback ?? true,
        ...(entry?.price ? { price: entry.price } : {}),
      };
    },
  };
};

export type Models = ReturnType<typeof createModels>;
