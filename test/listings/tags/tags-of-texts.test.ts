import test from 'ava';
import fc from 'fast-check';
import { TAG_WORDS, tagPhrases } from '../../../src/language/features/tag-phrases.ts';
import { LANGUAGE_CODES } from '../../../src/language/language.ts';
import { expandPhrases } from '../../../src/language/text/phrase-notation.ts';
import { foldName } from '../../../src/listings/fold.ts';
import { blankValues } from '../../../src/listings/merge-input.ts';
import { deriveTags, tagEvidence } from '../../../src/listings/tags/derive-tags.ts';
import { readTokens } from '../../../src/listings/tags/dictionary.ts';
import {
  createPhraseEdges,
  createPhraseTree,
  NO_NODE,
  openEdges,
  ROOT,
} from '../../../src/listings/tags/phrase-edges.ts';
import { ASKED_TAGS, IMPLICATIONS, isTag, TAGS, tagBit, tagsOf } from '../../../src/listings/tags/tags.ts';
import { tokenize } from '../../../src/listings/tags/tokenize.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';
import type { FeatureSentences } from './says.ts';
import { tagsSaid } from './says.ts';
import { chineseSentences } from './sentences/chinese.ts';
import { englishSentences } from './sentences/english.ts';
import { frenchSentences } from './sentences/french.ts';
import { germanSentences } from './sentences/german.ts';
import { portugueseSentences } from './sentences/portuguese.ts';
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

const pairs: [key: string, value: string, has: string, lacks?: string][] = [
  ['Pool', 'None', '', 'pool'],
  ['Pool', 'Community', 'community pool'],
  ['Pool', 'In Ground, Gunite', 'pool'],
  ['Pool Features', 'Association, In Ground', 'community pool'],
  ['PoolPrivateYN', 'false', '', 'pool'],
  ['PoolPrivateYN', 'true', 'pool'],
  ['View', 'Ocean, Mountain(s)', 'mountain view, ocean view, view, water view'],
  ['View', 'Lake Superior', 'view, water view'],
  ['View', 'Truchas Peaks', 'mountain view, view'],
  ['View', 'None', '', 'city view, mountain view, ocean view, view, water view'],
  ['Heating', 'Forced Air', 'heating'],
  ['Cooling', 'Central Air', 'air conditioning'],
  ['Cooling', 'None', '', 'air conditioning'],
  ['Cooling', 'Ceiling Fan(s)', ''],
  ['Pets', 'No', '', 'cats, dogs, pets'],
  ['Pets Allowed', 'Cats OK, Dogs OK', 'cats, dogs, pets'],
  ['Pets', 'Cats only', 'cats, pets', 'dogs'],
  ['Pets', 'Negotiable', ''],
  ['Garage Spaces', '2', 'garage, parking'],
  ['Garage Spaces', '0', '', 'garage'],
  ['Garage', 'Converted to office', 'home office', 'garage'],
  ['Stories', '1', 'single story'],
  ['Levels', 'Two', '', 'single story'],
  ['Laundry', 'In Unit', 'laundry'],
  ['Laundry', 'Common Area', 'shared laundry'],
  ['Laundry Features', 'In Building, Coin Operated', 'shared laundry'],
  ['Laundry', 'None', '', 'laundry'],
  ['Parking', '2 Car Garage, Driveway', 'garage, parking'],
  ['Parking', 'Street only', '', 'carport, garage, parking, rv parking'],
  ['Parking', 'None', '', 'carport, garage, parking, rv parking'],
  ['Parking', 'Garage, Street', 'garage, parking'],
  ['Parking Features', 'On Street', ''],
  ['Parking Spaces', '2', 'parking'],
  ['Estacionamiento', 'No', '', 'carport, garage, parking, rv parking'],
  ['Association Amenities', 'Pool, Gym, Hot Tub', 'community pool, gym, hot tub'],
  ['Flooring', 'Hardwood, Tile', 'hardwood floors'],
  ['Furnished', 'Unfurnished', '', 'furnished'],
  ['Waterfront', 'No', '', 'waterfront'],
  ['Fireplaces', '1', 'fireplace'],
  ['Basement', 'Unfinished', 'basement'],
  ['Spa Features', 'None', '', 'hot tub'],
  ['School District', 'Garden Grove', ''],
  ['Subdivision', 'Ocean View Hills', ''],
  ['Street Address', '4 Pool Lane', ''],
  ['Garten', 'ja', 'garden'],
  ['Aufzug', 'nein', '', 'elevator'],
  ['Haustiere', 'nicht erlaubt', '', 'cats, dogs, pets'],
  ['Mascotas', 'Sí', 'pets'],
  ['Elevador', 'No', '', 'elevator'],
  ['Meublé', 'oui', 'furnished'],
  ['Mobilado', 'não', '', 'furnished'],
  ['电梯', '有', 'elevator'],
  ['宠物', '不允许', '', 'cats, dogs, pets'],
];

for (const [Key, value, has, lacks = ''] of pairs) {
  test(`${Key}: ${value}`, (t) => {
    const list = (names: string): string[] => names.split(', ').filter(Boolean);
    t.deepEqual(tagsSaid({ ExtensionColumn: [{ Key, value }] }), { has: list(has), lacks: list(lacks) });
  });
}

test('Further information is surer than the description', (t) => {
  const said = tagsSaid({ Description: 'No pool.', ExtensionColumn: [{ Key: 'Pool', value: 'Private' }] });
  t.deepEqual(said, { has: ['pool'], lacks: [] });
});

test('The names of the home’s own street, city and areas name no feature', (t) => {
  const Description =
    'Live in Ocean View, steps from Tennis Court Hollow. Drive up Fountain Garden Walk to the carport.';
  const values = { Location: 'Ocean View', City: 'Tennis Court Hollow', Address: '12 Fountain Garden Walk' };
  t.deepEqual(tagsSaid({ Description, ...values }), { has: ['carport', 'parking'], lacks: [] });
});

const FEATURES = [
  'pool',
  'garage',
  'elevator',
  'fireplace',
  'balcony',
  'gym',
  'dishwasher',
  'sauna',
  'carport',
] as const;
const feature = fc.constantFrom(...FEATURES);
const denials = fc.constantFrom(
  (name: string) => `No ${name}.`,
  (name: string) => `There is no ${name}.`,
  (name: string) => `The home does not have a ${name}.`,
  (name: string) => `Without ${name}.`,
  (name: string) => `Sold without a ${name}, sadly.`,
  (name: string) => `It lacks a ${name}.`,
  (name: string) => `${name}: none`,
  (name: string) => `No laundry or ${name}.`,
);
const unrelated = fc.constantFrom(
  'The kitchen has granite counters.',
  'Sold by the first family that lived here!',
  'Taxes are low; ask us about financing.',
  'Close to schools, shops and transit.',
  'The roof was replaced in 2019.',
  'Welcome home to 12 Garden Street.',
);

test('What is denied is never said to be there', (t) => {
  fc.assert(
    fc.property(feature, denials, (name, deny) => {
      const { has, lacks } = tagsSaid({ Description: deny(name) });
      t.false(has.includes(name), deny(name));
      t.true(lacks.includes(name), deny(name));
    }),
    { seed: PROPERTY_SEED, numRuns: 300 },
  );
});

test('A sentence about something else changes nothing, before or after', (t) => {
  const claim = fc.oneof(
    feature.map((name) => `With a ${name}.`),
    fc.tuple(feature, denials).map(([name, deny]) => deny(name)),
  );
  fc.assert(
    fc.property(
      claim,
      fc.array(unrelated, { maxLength: 3 }),
      fc.array(unrelated, { maxLength: 3 }),
      (text, before, after) => {
        const alone = tagsSaid({ Description: text });
        t.deepEqual(tagsSaid({ Description: [...before, text, ...after].join(' ') }), alone);
      },
    ),
    { seed: PROPERTY_SEED, numRuns: 300 },
  );
});

test('Any text at all is read, no feature is both there and not, and each has the words that say so', (t) => {
  const words = fc.constantFrom(
    'no',
    'pool',
    ',',
    '.',
    'and',
    'or',
    'near',
    'community',
    ':',
    'sin',
    'garaje',
    '泳池',
    '(',
    'not allowed',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, text, (Description, value) => {
      const values = { ...blankValues(), Description, ExtensionColumn: [{ Key: 'Pool', value }] };
      const { yes, no } = deriveTags(values);
      t.is(yes & no, 0n);
      for (const tag of tagsOf(yes)) t.is(tagEvidence(values)(tag)?.polarity, 'yes');
      for (const tag of tagsOf(no)) t.truthy(tagEvidence(values)(tag)?.words);
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('The words that made a tag are the listing’s own', (t) => {
  const Description = 'A bright home. Sorry, no pool or spa here! Close to parks.';
  const values = { ...blankValues(), Description, ExtensionColumn: [{ Key: 'View', value: 'Ocean' }] };
  t.deepEqual(tagEvidence(values)('pool'), { polarity: 'no', words: 'Sorry, no pool or spa here' });
  t.deepEqual(tagEvidence(values)('water view'), { polarity: 'yes', words: 'View: Ocean' });
  t.is(tagEvidence(values)('garage'), null);
});

test('Of a long sentence the words around a feature are quoted, 60 characters at most, and whole words where it has blanks', (t) => {
  const filler = fc.array(fc.constantFrom('tall', 'windows', 'wide-plank', 'floors', 'x', 'a', 'straightforwardness'), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(filler, filler, (before, behind) => {
      const words = ['This', 'condominium', 'has', ...before, 'and', 'a', 'balcony', 'for', 'two', ...behind];
      const quote = tagEvidence({ ...blankValues(), Description: `${words.join(' ')}.` })('balcony')?.words ?? '';
      t.regex(quote, /\bbalcony\b/);
      t.true(quote.length <= 60, quote);
      t.deepEqual(
        quote.split(' ').filter((word) => word !== '…' && !words.includes(word)),
        [],
      );
    }),
    { seed: PROPERTY_SEED, numRuns: 300 },
  );
  const chinese =
    tagEvidence({ ...blankValues(), Description: `这套公寓${'有高大的窗户和宽木地板'.repeat(9)}还有阳台可以看日落` })(
      'balcony',
    )?.words ?? '';
  t.true(chinese.includes('阳台') && chinese.length <= 60, chinese);
});

test('A tag keeps its bit', (t) => {
  t.deepEqual([tagBit('pool'), tagBit('garage'), tagBit('quiet'), tagBit('hoa')], [1n, 1n << 4n, 1n << 56n, 1n << 57n]);
  t.true(TAGS.length <= 63);
  t.is(tagBit('constructor'), 0n);
  t.false(isTag('constructor'));
});

for (const language of LANGUAGE_CODES) {
  test(`The tables of ${language} name every feature, and no phrase both names one and means something else`, (t) => {
    const { features, absences, others } = TAG_WORDS[language];
    t.deepEqual(
      ASKED_TAGS.filter((tag) => !features[tag]?.trim()),
      [],
    );
    const naming = new Set([...Object.values(features), ...Object.values(absences)].flatMap(expandPhrases));
    t.deepEqual(
      expandPhrases(others).filter((phrase) => naming.has(phrase)),
      [],
    );
    for (const { fold, says, tags } of tagPhrases(language)) {
      t.not(fold, '');
      t.is(says === 'other', tags === null);
    }
  });
}

const words = LANGUAGE_CODES.flatMap((language) => TAG_WORDS[language].cues.negators.split(/[\s;|]+/));
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words, 'St.', 'Ærø', 'İzmir', '泳池', '1,200', '<br>', ' - ', '\n', '. ', ', ', "'s", '·'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.string({ maxLength: 8 }),
    ),
  )
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join(''), parts.join(' ').toUpperCase()));

test('The tokens of any text lie one behind the other, and each word is the folded form of what stands there', (t) => {
  fc.assert(
    fc.property(text, (said) => {
      let last = 0;
      for (const { kind, word, start, end } of tokenize(said)) {
        t.true(last <= start && start < end && end <= said.length);
        if (kind === 'word') t.is(word, foldName(said.slice(start, end)));
        if (kind === 'number') t.is(word, said.slice(start, end));
        last = end;
      }
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('A text is cut alike whether its words are known or not', (t) => {
  fc.assert(
    fc.property(text, (said) => {
      t.deepEqual(
        readTokens(said).map((token) => ({ ...token, facts: undefined })),
        tokenize(said),
      );
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('Numbers keep the points and commas within, marks end words, and blocks of HTML and line breaks end sentences', (t) => {
  const cut = (said: string): string =>
    tokenize(said)
      .map(({ kind, word }) => word || kind)
      .join(' ');
  t.is(cut('Pool-Spa, 1,200.5 sq. ft.'), 'pool spa , 1,200.5 sq ft .');
  t.is(cut('A <b>large</b> pool<br>Sauna'), 'a large pool end sauna');
  t.is(cut('no\nPool, no\nsauna'), 'no end pool , no sauna');
  t.is(cut('Haus – mit Größe'), 'haus – mit grosse');
  t.is(cut('- 泳池。'), '- 泳 池 。');
});

const rows = fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }));

const treeOf = (all: readonly (readonly number[])[]) => {
  let nodes = 1;
  const edges = createPhraseEdges();
  const add = createPhraseTree(edges, () => nodes++);
  const ends = all.map(add);
  return { edges: openEdges(edges.packed()), ends, nodes };
};

test('property: a row of words leads to where it was said to end, and only rows that are alike end there', (t) => {
  fc.assert(
    fc.property(rows, (all) => {
      const { edges, ends } = treeOf(all);
      for (const [at, row] of all.entries()) {
        t.is(row.reduce(edges.firstFrom, ROOT), ends[at] ?? NO_NODE);
        const alike = all.map((other) => other.join(' ') === row.join(' '));
        t.deepEqual(
          ends.map((end) => end === ends[at]),
          alike,
        );
      }
    }),
  );
});

test('property: a tree has a node for each beginning of its rows, and leads nowhere else', (t) => {
  fc.assert(
    fc.property(rows, rows, (all, others) => {
      const { edges, nodes } = treeOf(all);
      const beginnings = new Set(all.flatMap((row) => row.map((_, at) => row.slice(0, at + 1).join(' '))));
      t.is(nodes, beginnings.size + 1);
      for (const row of others) {
        const end = row.reduce((node, word) => (node === NO_NODE ? node : edges.firstFrom(node, word)), ROOT);
        t.is(end !== NO_NODE, beginnings.has(row.join(' ')));
      }
    }),
  );
});

test('a word whose number is too large to be told from others is refused', (t) => {
  t.throws(() => treeOf([[2 ** 20]]), { instanceOf: RangeError, message: /words/ });
});

test('property: edges are read as they were added, each once, also those that are added after a look', (t) => {
  const edge = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.nat({ max: 5 }));
  fc.assert(
    fc.property(fc.array(edge), fc.array(edge), (first, second) => {
      const edges = createPhraseEdges();
      const added: (typeof first)[number][] = [];
      for (const part of [first, second]) {
        for (const one of part) {
          edges.add(...one);
          added.push(one);
        }
        const read = openEdges(edges.packed());
        for (let node = 0; node <= 6; node += 1) {
          t.is(
            read.leadsOn(node),
            added.some(([from]) => from === node),
          );
          for (let word = 0; word <= 6; word += 1) {
            const targets = added.filter(([from, by]) => from === node && by === word).map(([, , to]) => to);
            t.deepEqual(read.from(node, word), [...new Set(targets)]);
            t.is(read.firstFrom(node, word), targets[0] ?? NO_NODE);
          }
        }
      }
    }),
  );
});
