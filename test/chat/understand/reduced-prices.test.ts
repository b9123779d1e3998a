import test from 'ava';
import { PRICE_REDUCED } from '../../../src/chat/understand/told-fields.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const reduced = `Tag is ${PRICE_REDUCED}`;

/** The words of the time, of which no condition can say that the price fell in it. */
const searches: Record<string, string | undefined> = {
  'which homes in Seattle dropped in price this week?': 'this week',
  'any price reductions this week?': 'this week',
  'what got cheaper this week in Seattle?': 'this week',
  'homes in Seattle whose price went down': undefined,
  'homes that had a price drop in the last 30 days': 'in the last 30 days',
  '¿qué viviendas de Seattle bajaron de precio esta semana?': 'esta semana',
  '¿hay rebajas de precio esta semana?': 'esta semana',
  'quels logements ont baissé de prix cette semaine ?': 'cette semaine',
  'Preissenkungen diese Woche?': 'diese Woche',
  'Immobilien in München, deren Preis gesunken ist': undefined,
  'que imóveis em Lisboa baixaram de preço esta semana?': 'esta semana',
  'imóveis em Lisboa cujo preço baixou': undefined,
  这周有降价的房子吗: '这周',
};
for (const [question, time] of Object.entries(searches))
  test(`homes whose price fell are looked for, and when it fell is said not to be understood: ${question}`, (t) => {
    const { constraints, unexplained, unsought = [], fields } = read(question);
    t.true(brief({ ...read(question), constraints }).includes(reduced));
    const times = time === undefined ? [] : [time];
    t.deepEqual([unexplained, unsought, fields], [times, times, []]);
    t.false(constraints.some(({ Field }) => Field === 'DaysOnMarket'));
  });

/** A message after a mark `~` comes after homes were shown. */
const others: Record<string, string[]> = {
  'homes in Seattle listed this week with a price reduction': ['DaysOnMarket atMost 7', reduced, 'City is Seattle'],
  'y a-t-il une baisse de prix sur 2151234 ?': ['MLSNumber is 2151234', 'asks PriceHistory'],
  'any price drops on 2151234?': ['MLSNumber is 2151234', 'asks PriceHistory'],
  '¿ha bajado de precio 2151234?': ['MLSNumber is 2151234', 'asks PriceHistory'],
  'ist 2151234 billiger geworden?': ['MLSNumber is 2151234', 'asks PriceHistory'],
  '2151234 baixou de preço?': ['MLSNumber is 2151234', 'asks PriceHistory'],
  '~any price reductions on the first one?': ['points at 1', 'asks PriceHistory'],
  'what did 2151234 sell for?': ['MLSNumber is 2151234', 'asks Price'],
  '¿en cuánto se vendió 2151234?': ['MLSNumber is 2151234', 'asks Price'],
  'für wie viel wurde 2151234 verkauft?': ['MLSNumber is 2151234', 'asks Price'],
};
for (const [question, expected] of Object.entries(others))
  test(`a home is asked for its price's past, or for its price: ${question}`, (t) => {
    const said = brief(read(question.replace('~', ''), { hasShown: question.startsWith('~') }));
    t.deepEqual(said.filter((one) => one !== 'asks Status').sort(), [...expected].sort());
  });

test('when homes were sold or reduced takes the place of when they were listed', (t) => {
  const constraints = [{ Field: 'DaysOnMarket', Operator: 'atMost', Value: 7, Words: 'new this week' }] as const;
  const before = { hasShown: true, talksOfSeveral: true, constraints };
  for (const [question, time] of Object.entries({
    'which homes were sold recently': 'recently',
    'what sold this week?': 'this week',
    'which homes dropped in price this week?': 'this week',
  })) {
    const { dropped, unexplained } = read(question, before);
    t.deepEqual([dropped, unexplained], [['DaysOnMarket'], [time]], question);
  }
  t.deepEqual(read('which homes have a pool?', before).dropped, []);
});
