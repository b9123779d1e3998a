import { Readable } from 'node:stream';
import test from 'ava';
import type { AnswererPart } from '../../../src/chat/models/answerer.ts';
import { formatNamed } from '../../../src/files/file-format.ts';
import { picture, sample } from '../../helpers/sample-files.ts';
import { attachmentsOn, chosenFor } from './attachments-on.ts';

const never = new AbortController().signal;
const SENT = { id: 1, workspaceId: 1, name: 'sent', size: 1_000, seconds: 1 };

/** A model that says nothing until nobody waits for it any more. */
const silent = ({ signal }: { signal?: AbortSignal | undefined }): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const neverAnswers = async function* (request: { signal: AbortSignal }): AsyncGenerator<AnswererPart> {
  yield await silent(request);
};

test('words that a model can do without are waited for only so long', async (t) => {
  const options = { transcriptionModel: 'whisper-1', timing: { hearing: 1 } };
  const attachments = attachmentsOn(async () => Readable.from([sample('sound.wav')]), options);
  const chosen = chosenFor('audio', { transcribe: silent });
  const attached = await attachments.read([{ ...SENT, format: formatNamed('WAV') }], chosen, never);
  t.is(attached?.parts.length, 1);
  t.is(attached?.said, '');
});

test('what a picture shows is waited for only so long; the model gets the picture all the same', async (t) => {
  const png = await picture('png');
  const attachments = attachmentsOn(async () => Readable.from([png]), { timing: { seeing: 1 } });
  const chosen = chosenFor('image', { answer: neverAnswers });
  const attached = await attachments.read([{ ...SENT, format: formatNamed('PNG') }], chosen, never);
  t.is(attached?.parts.length, 1);
  t.is(attached?.seen, '');
});
