import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';
import fc from 'fast-check';
import { SETTING_NAMES, SHOWN_SETTINGS } from '../../src/chatbots/settings.ts';
import { colourPair } from '../../src/widget/colours.ts';
import { wavOf } from '../../src/widget/microphone.ts';
import { readEvents } from '../../src/widget/service-client.ts';
import { fill, textsFor } from '../../src/widget/texts/texts.ts';

const streamOf = (bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> => {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  return new ReadableStream({
    start: (controller) => {
      for (const [index, place] of places.slice(1).entries()) controller.enqueue(bytes.slice(places[index], place));
      controller.close();
    },
  });
};

test('a stream is read the same wherever its bytes are cut', async (t) => {
  const parts = fc.array(
    fc.record({ content: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('房源 🏠\n\ndata: {}')) }),
  );
  await fc.assert(
    fc.asyncProperty(parts, fc.array(fc.nat()), async (sent, cuts) => {
      const bytes = new TextEncoder().encode(sent.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''));
      t.deepEqual(await Array.fromAsync(readEvents(streamOf(bytes, cuts))), sent);
    }),
  );
});

/** By WCAG 2, written down a second time. */
const contrast = (one: readonly number[], other: readonly number[]): number => {
  const light = (colour: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [lower = 0, higher = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
};

test('text on any colour of a setting has a contrast of at least 4.5', (t) => {
  const part = fc.nat({ max: 255 });
  fc.assert(
    fc.property(part, part, part, (red, green, blue) => {
      const { ground, text } = colourPair(`rgb( ${red}, ${green},${blue})`, 'rgb(0,0,0)');
      t.is(ground, `rgb(${red},${green},${blue})`);
      t.true(contrast([red, green, blue], text === '#000' ? [0, 0, 0] : [255, 255, 255]) >= 4.5);
    }),
  );
  t.is(colourPair('', 'rgb(1,2,3)').ground, 'rgb(1,2,3)');
});

test('a recording is 16-bit mono WAV of at most 16,000 samples a second, as long as what was said', (t) => {
  const wave = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin((index / 48_000) * 2 * Math.PI * 440) * 2);
  const bytes = Buffer.from(wavOf(wave, 48_000));
  t.is(bytes.length, 44 + 2 * 16_000);
  t.is(
    bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16) + bytes.toString('latin1', 36, 40),
    'RIFFWAVEfmt data',
  );
  t.deepEqual([bytes.readUInt32LE(4), bytes.readUInt32LE(40)], [bytes.length - 8, bytes.length - 44]);
  t.deepEqual([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)], [1, 16_000, 16]);
  const samples = Array.from({ length: 16_000 }, (_, index) => bytes.readInt16LE(44 + 2 * index));
  t.is(Math.max(...samples), 32_767);
  t.is(Math.min(...samples), -32_767);
  t.is(Buffer.from(wavOf(new Float32Array(800), 8_000)).readUInt32LE(24), 8_000);
});

test('the texts of every language have the same places to fill in, and none is left empty', (t) => {
  const flat = (texts: object): [string, string][] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as [string, string]] : flat(text),
    );
  const placesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  const english = flat(textsFor(['en']).texts);
  for (const language of ['es', 'fr', 'de', 'pt', 'zh']) {
    const { language: found, texts } = textsFor([language]);
    t.is(found, language);
    for (const [index, [name, text]] of flat(texts).entries()) {
      t.deepEqual([name, placesOf(text)], [english[index]?.[0] ?? '', placesOf(english[index]?.[1] ?? '')], language);
      t.not(text.trim(), '');
    }
  }
});

test('the language is that of the chatbot, else of the page, else of the browser, else English', (t) => {
  t.is(textsFor(['', 'es-MX', 'de']).language, 'es');
  t.is(textsFor(['zh', 'es']).language, 'zh');
  t.is(textsFor(['ar', 'pt_BR']).language, 'pt');
  t.is(textsFor(['', 'sv']).language, 'en');
  t.is(fill('in {time}', { time: '1 minute' }), 'in 1 minute');
});

/** All code of the widget, but what only describes it. */
const code = (): string => {
  const folder = new URL('../../src/widget/', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== 'contract.ts')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
};

test('no text becomes HTML', (t) => {
  t.notRegex(code(), /innerHTML|outerHTML|insertAdjacentHTML|DOMParser|createContextualFragment/i);
});

const table = readFileSync(new URL('../../src/widget/README.md', import.meta.url), 'utf8');

test('the README says what each setting does, and names no other', (t) => {
  const rows = table.split('\n').filter((line) => /^\| `/.test(line));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  const settings = named.filter((name) => /^[A-Z]/.test(name));
  t.deepEqual(settings.toSorted(), SETTING_NAMES.toSorted());
});

test('what a page is told of a chatbot acts: each name of it is used by the view', (t) => {
  const names = [...SHOWN_SETTINGS, 'SerialNumber', 'Language', 'ChatProfilePicture', 'ChatIcon', 'TakesContact'];
  const used = code();
  t.deepEqual(
    names.filter((name) => !new RegExp(`\\b${name}\\b`).test(used)),
    [],
  );
});
