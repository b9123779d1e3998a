import type { Readable } from 'node:stream';
import { type AttachmentOptions, createAttachments } from '../../../src/chat/attachments/attachments.ts';
import type { Provider } from '../../../src/chat/models/answerer.ts';
import type { ChosenModel } from '../../../src/chat/models/models.ts';
import type { StoredFile } from '../../../src/files/file-service.ts';
import { createMediaReader } from '../../../src/files/media-reader.ts';
import { createLogger } from '../../../src/logger.ts';

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
  const answering = { complete: async () => undefined, ...provider } as Provider;
  return {
    answerer: answering,
    provider: answering,
    model: 'model-two',
    contextTokens: 8_192,
    takes: [takes],
  } as never;
};
