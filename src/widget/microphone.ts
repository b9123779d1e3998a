import { Failure } from './failure.ts';

const HEADER_BYTES = 44;

/** Fewer samples a second: each is the mean of those that it stands for. */
const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (to >= from) return samples;
  const step = from / to;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.subarray(Math.floor(index * step), Math.max(Math.floor((index + 1) * step), 1));
    return part.reduce((sum, sample) => sum + sample, 0) / part.length;
  });
};

/** A WAV file, 16 bit and mono, of samples from -1 to 1 that were taken `from` times a second, with at most `most` samples a second. */
export const wavOf = (samples: Float32Array, from: number, most = 16_000): Uint8Array<ArrayBuffer> => {
  const rate = Math.min(Math.round(from), most);
  const sound = resample(samples, from, rate);
  const bytes = new Uint8Array(HEADER_BYTES + sound.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1) view.setUint8(at + index, letters.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, sound.length * 2, true);
  sound.forEach((sample, index) => {
    view.setInt16(HEADER_BYTES + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
};

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
