import { Failure } from './failure.ts';
import { wavOf } from './wav.ts';

/** How long a recording may be. */
const MOST_SECONDS = 120;
const SAMPLES_AT_ONCE = 4_096;

export type Recording = {
  /** Ends it: a WAV file. */
  finish(): Blob;
  /** Ends it, and forgets what was said. */
  cancel(): void;
};

/** Whether this page can record: browsers give no microphone to pages without TLS. */
export const hasMicrophone = (): boolean =>
  window.isSecureContext && navigator.mediaDevices?.getUserMedia !== undefined && 'AudioContext' in window;

/**
 * Records until it is ended, or calls `onFull` when it has become as long as it may be. By a ScriptProcessor, since a worklet is a script
 * of its own, which a strict policy of the page would refuse. Throws a `Failure` where the visitor or the browser refuses.
 */
export const startRecording = async (onFull: () => void): Promise<Recording> => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw new Failure('microphone', String(error));
  });
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const processor = context.createScriptProcessor(SAMPLES_AT_ONCE, 1, 1);
  const parts: Float32Array[] = [];
  processor.onaudioprocess = ({ inputBuffer }) => {
    parts.push(inputBuffer.getChannelData(0).slice());
    if (parts.length * SAMPLES_AT_ONCE >= MOST_SECONDS * context.sampleRate) onFull();
  };
  source.connect(processor);
  processor.connect(context.destination);

  const cancel = (): void => {
    processor.onaudioprocess = null;
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== 'closed') context.close().catch(() => {});
  };
  return {
    cancel,
    finish: () => {
      cancel();
      const samples = new Float32Array(parts.length * SAMPLES_AT_ONCE);
      parts.forEach((part, index) => {
        samples.set(part, index * SAMPLES_AT_ONCE);
      });
      return new Blob([wavOf(samples, context.sampleRate)], { type: 'audio/wav' });
    },
  };
};
