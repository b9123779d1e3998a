import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const understood: Record<string, string[]> = {
  'is the home at 12 Oak St, Chicago available?': ['Address is 12 Oak St', 'City is Chicago', 'asks Status'],
  'is 12 Oak St Chicago available?': ['Address is 12 Oak St', 'City is Chicago', 'asks Status'],
  '12 Oak St, New Haven': ['Address is 12 Oak St', 'City is New Haven'],
  '¿Está disponible 12 Oak St, Chicago?': ['Address is 12 Oak St', 'City is Chicago', 'asks Status'],
  '12 Oak St, Seattle, WA': ['Address is 12 Oak St', 'City is Seattle'],
  '12 Oak St, please': ['Address is 12 Oak St'],
};
for (const [question, expected] of Object.entries(understood))
  test(`a town that no listing lies in stays with the address it was named with: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
