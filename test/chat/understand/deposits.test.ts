import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

/** A message after a mark `~` comes after homes were shown. */
const understood: Record<string, string[]> = {
  'what is the deposit for NDP2401234?': ['MLSNumber is NDP2401234', 'asks DepositFee'],
  "what's the security deposit for 2151234": ['MLSNumber is 2151234', 'asks DepositFee'],
  'deposit of NDP2401234': ['MLSNumber is NDP2401234', 'asks DepositFee'],
  '~what is the deposit for the second?': ['points at 2', 'asks DepositFee'],
  'depósito de NDP2401234': ['MLSNumber is NDP2401234', 'asks DepositFee'],
  'dépôt de garantie pour NDP2401234': ['MLSNumber is NDP2401234', 'asks DepositFee'],
  'Kaution für NDP2401234': ['MLSNumber is NDP2401234', 'asks DepositFee'],
  'caução de NDP2401234': ['MLSNumber is NDP2401234', 'asks DepositFee'],
  NDP2401234押金多少: ['MLSNumber is NDP2401234', 'asks DepositFee'],
  'what is the deposit for renting?': ['asks DepositFee', 'talk knowledge'],
  'I have a deposit of 50k, what can I get in La Mesa?': ['City is La Mesa'],
};
for (const [question, expected] of Object.entries(understood))
  test(`the deposit is asked for of a home that is named, and is nothing of a visitor's own: ${question}`, (t) => {
    const hasShown = question.startsWith('~');
    const said = brief(read(question.replace('~', ''), { hasShown }));
    t.deepEqual(
      said.filter((one) => !one.startsWith('talk') || expected.includes(one)),
      expected,
    );
  });
