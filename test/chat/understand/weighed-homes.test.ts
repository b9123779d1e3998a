import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const both = ['Address is 16 Oak St', 'Address is 14 Oak St'];

const weighed: Record<string, string[]> = {
  'is 16 Oak St cheaper than 14 Oak St?': both,
  'is 16 Oak St La Mesa bigger than 14 Oak St La Mesa?': [both[0] ?? '', both[1] ?? '', 'City is La Mesa'],
  '¿es 16 Oak St más barato que 14 Oak St?': both,
  'est-ce que 16 Oak St est moins cher que 14 Oak St ?': both,
  'ist 16 Oak St billiger als 14 Oak St?': both,
  '16 Oak St é mais barato que 14 Oak St?': both,
  '16 Oak St比14 Oak St便宜吗': both,
};
for (const [question, expected] of Object.entries(weighed))
  test(`two homes of which one is weighed with the other are compared: ${question}`, (t) => {
    const said = read(question);
    t.deepEqual(brief(said), [...expected, 'compares']);
  });

test('a home that was shown is compared with one that is named', (t) => {
  const said = read('is the first one cheaper than 14 Oak St?', { hasShown: true });
  t.deepEqual([said.constraints.map(({ Value }) => Value), said.pointers], [['14 Oak St'], [{ position: 1 }]]);
  t.true(said.compares);
});

const setOutFrom: Record<string, string[]> = {
  'homes cheaper than 14 Oak St': ['unexplained 14 Oak St'],
  'homes in La Mesa bigger than 14 Oak St': ['City is La Mesa', 'unexplained 14 Oak St'],
  'tell me about 16 Oak St, not 14 Oak St': ['Address is 16 Oak St', 'unexplained 14 Oak St'],
};
for (const [question, expected] of Object.entries(setOutFrom))
  test(`a home from which others set out is not looked up: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
