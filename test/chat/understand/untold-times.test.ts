import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const sold: Record<string, string> = {
  'homes sold in the last 30 days': 'in the last 30 days',
  'what sold in La Jolla in the last month?': 'in the last month',
  'homes sold this week': 'this week',
  'viviendas vendidas en los últimos 30 días': 'en los últimos 30 días',
  'casas vendidas este mes': 'este mes',
  'biens vendus ces 30 derniers jours': '30 derniers jours',
  'imóveis vendidos nos últimos 30 dias': 'nos últimos 30 dias',
  最近30天卖掉的房子: '最近30天',
};
for (const [message, expected] of Object.entries(sold))
  test(`when a home was sold is no condition, and said not to be: ${message}`, (t) => {
    const { constraints, unexplained } = read(message);
    const conditions = written(constraints);
    t.true(conditions.includes('Status is Sold'));
    t.false(conditions.some((one) => one.startsWith('DaysOnMarket')));
    t.deepEqual(unexplained, [expected]);
  });

test('how long a home was on the market is a condition, of a sold one too', (t) => {
  t.deepEqual(brief(read('homes listed in the last 30 days')), ['DaysOnMarket atMost 30']);
  t.true(brief(read('sold homes over 60 days on the market')).includes('DaysOnMarket atLeast 61'));
});

const open: Record<string, readonly string[]> = {
  'open house this weekend': ['this weekend'],
  'homes with an open house on Sunday in La Mesa': ['open house', 'on Sunday'],
  'any open houses this weekend in Carlsbad?': ['this weekend'],
  'logements à Carlsbad avec portes ouvertes ce week-end': ['portes ouvertes', 'ce week-end'],
  'homes in La Mesa': [],
};
for (const [message, expected] of Object.entries(open))
  test(`the days of open houses are not known, and said not to be: ${message}`, (t) => {
    const { unexplained, speaksOfHomes } = read(message);
    t.deepEqual([unexplained, speaksOfHomes], [expected, true]);
  });
