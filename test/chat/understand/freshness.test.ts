import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const week = 'DaysOnMarket atMost 7';
const understood: Record<string, string[]> = {
  "What's new in Seattle this week?": [week, 'City is Seattle'],
  'new condos in Bellevue this week': [week, 'PropertyType is Condominium', 'City is Bellevue'],
  'which homes came on the market in La Mesa this week?': [week, 'City is La Mesa'],
  'anything new in Carlsbad since yesterday?': ['DaysOnMarket atMost 1', 'City is Carlsbad'],
  'listed under 600k in La Mesa this month': ['DaysOnMarket atMost 30', 'Price atMost 600000', 'City is La Mesa'],
  '¿Qué hay de nuevo en Carlsbad esta semana?': [week, 'City is Carlsbad'],
  'Quoi de neuf à Genève cette semaine ?': [week, 'City is Genève'],
  'Was gibt es Neues in München diese Woche?': [week, 'City is München'],
  'O que há de novo em Lisboa esta semana?': [week, 'City is Lisboa'],
  '上海这周有什么新房源？': ['City is 上海', week],
  'I want a new home in Carlsbad. Nothing this week though': ['City is Carlsbad'],
};
for (const [question, expected] of Object.entries(understood))
  test(`what a place parts is read whole: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
