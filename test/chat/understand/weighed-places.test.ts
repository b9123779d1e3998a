import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

/** The words that are not understood. */
const weighed: Record<string, string> = {
  'is Carlsbad cheaper than Oceanside?': 'cheaper than',
  'is La Mesa more expensive than El Cajon?': 'more expensive than',
  'which is cheaper, Carlsbad or Oceanside?': 'which is cheaper',
  '¿es Carlsbad más barato que Oceanside?': 'más barato que',
  "Carlsbad est-il moins cher qu'Oceanside ?": 'est-il moins cher qu',
  'ist Carlsbad billiger als Oceanside?': 'billiger als',
  'Carlsbad é mais barato que Oceanside?': 'é mais barato que',
  Carlsbad比Oceanside便宜吗: '比',
};
for (const [question, words] of Object.entries(weighed))
  test(`that one town is weighed with another is said not to be understood: ${question}`, (t) => {
    const { unexplained, unsought = [] } = read(question);
    t.deepEqual([unexplained, unsought], [[words], [words]]);
  });

for (const question of [
  'condos in Carlsbad or Oceanside under 500k',
  'Carlsbad is too expensive, try Oceanside',
  'I prefer Carlsbad over Oceanside',
  'homes in Carlsbad cheaper than 500k, or in Oceanside',
])
  test(`towns that stand beside each other are not weighed: ${question}`, (t) => {
    t.deepEqual(
      brief(read(question)).filter((one) => one.startsWith('unexplained')),
      [],
    );
  });
