import test from 'ava';
import { IMPLICATIONS } from '../../../src/listings/tags/tags.ts';
import { tagsSaid } from './says.ts';
import { chineseSentences } from './sentences/chinese.ts';
import { englishSentences } from './sentences/english.ts';
import { frenchSentences } from './sentences/french.ts';
import { germanSentences } from './sentences/german.ts';
import { portugueseSentences } from './sentences/portuguese.ts';
import type { FeatureSentences } from './sentences/sentence.ts';
import { spanishSentences } from './sentences/spanish.ts';

const SENTENCES: Readonly<Record<string, FeatureSentences>> = {
  English: englishSentences,
  Spanish: spanishSentences,
  French: frenchSentences,
  German: germanSentences,
  Portuguese: portugueseSentences,
  Chinese: chineseSentences,
};

const named = (names: string): string[] => names.split(', ').filter(Boolean);

/** Adds what follows from the features that are there (a sea view is a view), or from those that are not. */
const withImplied = (tags: readonly string[], polarity: 'has' | 'lacks', others: readonly string[] = []): string[] => {
  const all = new Set(tags);
  for (const _ of [1, 2])
    for (const [special, general] of IMPLICATIONS) {
      const [said, follows] = polarity === 'has' ? [special, general] : [general, special];
      if (all.has(said) && !others.includes(follows)) all.add(follows);
    }
  return [...all].sort();
};

for (const [language, sentences] of Object.entries(SENTENCES))
  for (const [Description, has, lacks = ''] of sentences)
    test(`${language}: ${Description}`, (t) => {
      const there = withImplied(named(has), 'has');
      t.deepEqual(tagsSaid({ Description }), { has: there, lacks: withImplied(named(lacks), 'lacks', there) });
    });

test('Each sentence is read in its own language', (t) => {
  const { lacks } = tagsSaid({ Description: 'Sunny home, no pool. Casa sin cochera. Kein Aufzug.' });
  t.deepEqual(lacks, ['elevator', 'garage', 'pool']);
});

test('A text is not Chinese for the name of a Chinese city', (t) => {
  const Description = 'Os donos vão para 上海. Campo de ténis. Sem elevador.';
  t.deepEqual(tagsSaid({ Description }), { has: ['tennis court'], lacks: ['elevator'] });
});

test('English values are read beside a text of another language', (t) => {
  const Description = 'Ruhige Wohnung mit Balkon, die Küche ist neu.';
  t.deepEqual(tagsSaid({ Description, ExtensionColumn: [{ Key: 'Pool', value: 'Community' }] }).has, [
    'balcony',
    'community pool',
    'quiet',
  ]);
});
