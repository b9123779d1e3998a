import test from 'ava';
import fc from 'fast-check';
import { becomes } from '../../../helpers/two-homes.ts';

const RIGHT = ['has 3 beds', 'costs $550,000', 'was built in 1987', 'has a garden', 'offers 1,500 sq ft'];
const WRONG = [
  'is 47 minutes from town',
  'has a 77-year roof',
  'pays $8,123 in taxes',
  'is 99 miles away',
  'sleeps fifty-seven',
];
const TELLS = /47|77|8,123|99|fifty|minutes|roof|taxes|miles|sleeps/;
const clause = fc.oneof(fc.constantFrom(...RIGHT), fc.constantFrom(...WRONG));
const joint = fc.constantFrom(', ', ' and ', '; ', ', and ', ' – ');

test('property: whatever is wrong goes, what is right and has a number stays, and no sign is left alone', (t) => {
  fc.assert(
    fc.property(
      fc.array(clause, { minLength: 1, maxLength: 5 }),
      fc.array(joint, { minLength: 5, maxLength: 5 }),
      (said, joints) => {
        const sentence = said.map((one, index) => (index === 0 ? one : `${joints[index]}${one}`)).join('');
        const text = becomes(`A14 ${sentence}. A16 is nice.`);
        t.notRegex(text, TELLS);
        t.notRegex(text, /[,;–]\s*[,;.]|\s[,;.]| {2}|\band[,.]|^\W|[,;–] and and/, text);
        t.true(text.startsWith('A14') && text.endsWith(' A16 is nice.'), text);
        for (const one of said) if (RIGHT.includes(one) && /\d/.test(one)) t.true(text.includes(one), text);
        if (!said.some((one) => WRONG.includes(one))) t.is(text, `A14 ${sentence}. A16 is nice.`);
      },
    ),
    { numRuns: 800 },
  );
});
