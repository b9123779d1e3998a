import { checkReadings } from '../../helpers/readings.ts';

const LA_MESA = 'City is La Mesa';
const AVERAGE = ['aggregate average', 'asks Price'];
const RENT = 'SaleType is for_rent';

checkReadings('the average of rents is one of homes to let', {
  "what's the average rent for a 2 bedroom in La Mesa?": [LA_MESA, RENT, 'Bedrooms atLeast 2', ...AVERAGE],
  'quanto custa em média o aluguel em Lisboa?': ['City is Lisboa', RENT, ...AVERAGE],
  'loyer moyen à Genève': ['City is Genève', RENT, ...AVERAGE],
  'Durchschnittsmiete in München': ['City is München', RENT, ...AVERAGE],
  'cuánto es el alquiler medio en La Mesa': [LA_MESA, RENT, ...AVERAGE],
  上海平均租金多少: ['City is 上海', RENT, ...AVERAGE],
  'average price in La Mesa': [LA_MESA, ...AVERAGE],
});

checkReadings('a median is told as not understood where the average is given', {
  'median price in La Mesa': [LA_MESA, ...AVERAGE, 'unexplained median'],
  'precio mediano en La Mesa': [LA_MESA, ...AVERAGE, 'unexplained mediano'],
  'prix médian à La Mesa': [LA_MESA, ...AVERAGE, 'unexplained médian'],
  'Medianpreis in La Mesa': [LA_MESA, ...AVERAGE, 'unexplained Medianpreis'],
  'preço mediano em La Mesa': [LA_MESA, ...AVERAGE, 'unexplained mediano'],
  上海房价中位数: ['City is 上海', ...AVERAGE, 'unexplained 中位数'],
});
