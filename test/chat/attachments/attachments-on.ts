import type { Readable } from 'node:stream';
import { type AttachmentOptions, createAttachments } from '../../../src/chat/attachments/attachments.ts';
import type { AnswererPart, Provider } from '../../../src/chat/models/answerer.ts';
import type { ChosenModel } from '../../../src/chat/models/models.ts';
import type { Model } from '../../../src/config/config-files.ts';
import type { StoredFile } from '../../../src/files/file-service.ts';
import { createMediaReader } from '../../../src/files/media-reader.ts';
import { createLogger } from '../../../src/process/logger.ts';
import type { Script } from '../../helpers/recording-provider.ts';

/** Attachments of files that are read by `read`, with what else a test replaces. */
export const attachmentsOn = (
  read: (file: StoredFile) => Promise<Readable>,
  options: Partial<AttachmentOptions> = {},
) =>
  createAttachments({
    files: { find: async () => [], read },
    media: createMediaReader(),
    transcriptionModel: '',
    log: createLogger('silent'),
    ...options,
  });

/** A model that takes these, of a provider that reads nothing in pictures. */
export const chosenFor = (takes: ChosenModel['takes'][number], provider: Partial<Provider> = {}): ChosenModel => {
  const readsNothing = async function* (): AsyncGenerator<AnswererPart> {
    yield { text: 'Address:' };
  };
  return {
    provider: { answer: readsNothing, ...provider },
    model: 'model-two',
    contextTokens: 8_192,
    takes: [takes],
  } as never;
};

/** The one model of a service, which takes these besides text. */
export const takes = (...kinds: NonNullable<Model['takes']>): Model[] => [
  { Key: '2', Value: 'model-two', Status: true, contextTokens: 32_000, takes: kinds },
];

/** The provider has written down what is said in a recording. */
export const transcribed =
  (text: string): Script =>
  (exchange) =>
    exchange.status(200, { text });
