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
