import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const shown = { hasShown: true, talksOfSeveral: true } as const;
const messages: Record<string, string[]> = {
  'not the first one. How big is the third?': ['points at 3', 'asks BuildingArea'],
  'not the first and second, compare the third and fourth': ['points at 3', 'points at 4', 'compares'],
  "isn't the second one cheaper?": ['points at 2', 'less Price'],
  'not that one then': ['more'],
  'not that one, it needs a pool': ['Tag is pool'],
  'forget the first one': ['more'],
  'pas le premier. Comparez le deuxième et le troisième': ['points at 2', 'points at 3', 'compares'],
  'les deux premiers ne me disent rien, le troisième a un garage ?': ['points at 3', 'asks Tag', 'asks for garage'],
  "j'élimine la première et la deuxième": ['more'],
  'pas celle-là alors': ['more'],
};
for (const [message, expected] of Object.entries(messages))
  test(`a home that is refused is not pointed at, and who refuses all asks for others: ${message}`, (t) => {
    t.deepEqual(brief(read(message, shown)).toSorted(), expected.toSorted());
  });

test('who does not like a home, or hates it, asks for others, too', (t) => {
  for (const message of [
    "I don't like the first one",
    'I hate the second one',
    'not the second one',
    'no me gusta la primera',
    'odio la segunda',
    "je n'aime pas le premier",
    'je déteste le deuxième',
    'die zweite mag ich nicht',
    'não gosto do primeiro',
    'odeio o segundo',
    '不喜欢第一套',
  ])
    t.deepEqual(brief(read(message, shown)), ['more'], message);
});
