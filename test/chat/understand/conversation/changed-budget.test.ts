import test from 'ava';
import { afterThreeShown } from '../../../helpers/readings.ts';
import { bound } from '../../../helpers/statements.ts';

const changes: Record<string, number> = {
  'raise the budget by 50k': 650_000,
  'increase it by 10%': 660_000,
  'can you lower my budget by 50k?': 550_000,
  'stretch it by 50k': 650_000,
  'baja el presupuesto en 50 mil': 550_000,
  'augmente le budget de 50 000': 650_000,
  'baisse le budget de 50k': 550_000,
  'Budget um 50.000 erhöhen': 650_000,
  'senke das Budget um 50k': 550_000,
  'aumentar o orçamento em 50 mil': 650_000,
  'baixa o orçamento em 50 mil': 550_000,
  预算加5万: 650_000,
  '预算提高10%': 660_000,
  预算降低5万: 550_000,
  'raise it to 650k': 650_000,
};

test('a budget is raised and lowered by a sum or a share of it', (t) => {
  const constraints = [bound('Price', 'atMost', 600_000)];
  for (const [message, expected] of Object.entries(changes))
    t.deepEqual(afterThreeShown(message, { constraints }), ['search', `Price atMost ${expected}`], message);
});

test('"10% down" is what is paid at once, and where no budget was named there is none to raise', (t) => {
  const constraints = [bound('Price', 'atMost', 600_000)];
  t.true(afterThreeShown('10% down', { constraints }).includes('Price atMost 600000'));
  t.false(afterThreeShown('raise the budget by 50k', {}).some((one) => one.startsWith('Price')));
});
