import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const rooms: Record<string, string[]> = {
  'my mom is moving in so we need a 4th bedroom': ['Bedrooms atLeast 4'],
  'with a second bathroom': ['Bathrooms atLeast 2'],
  'necesito una cuarta recámara': ['Bedrooms atLeast 4'],
  'il faudrait une troisième chambre': ['Bedrooms atLeast 3'],
  'wir brauchen ein viertes Schlafzimmer': ['Bedrooms atLeast 4'],
  'com um segundo banheiro': ['Bathrooms atLeast 2'],
};
for (const [message, expected] of Object.entries(rooms))
  test(`one more room than so many is so many: ${message}`, (t) => {
    t.deepEqual(brief(read(message)), expected);
  });

test('the second bedroom is one of a home, no number of rooms', (t) => {
  t.deepEqual(read('how big is the second bedroom?', { hasShown: true }).constraints, []);
});

test('who wants a third room points at no third home', (t) => {
  t.deepEqual(brief(read('precisamos de um terceiro quarto', { hasShown: true })), ['Bedrooms atLeast 3']);
});
