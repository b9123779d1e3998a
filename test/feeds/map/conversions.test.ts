import test from 'ava';
import fc from 'fast-check';
import { CONVERSIONS, type ConversionName } from '../../../src/feeds/map/conversions.ts';
import { addDecimals, decimalToMoney, parseDecimal, scaleDecimal } from '../../../src/feeds/map/decimals.ts';
import { TODAY } from '../../helpers/feed-files.ts';

const convert = (name: ConversionName, ...texts: string[]) =>
  CONVERSIONS[name](texts, { areaUnit: 'Square Feet', today: TODAY });
const refused = (value: unknown): boolean => typeof value === 'object' && value !== null && 'expected' in value;

const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
const moneyText = (amount: bigint): string => `${amount / 100n}.${(amount % 100n).toString().padStart(2, '0')}`;
const grouped = (whole: bigint, mark: string): string => whole.toString().replace(/\B(?=(\d{3})+$)/g, mark);

test('money keeps every cent, whatever its size and writing', (t) => {
  t.notThrows(() =>
    fc.assert(
      fc.property(cents, (amount) => {
        const exact = moneyText(amount);
        const [, fraction] = exact.split('.');
        const whole = amount / 100n;
        const writings = [exact, `${exact}00`, `$${exact}`, `${exact} USD`, `$ ${grouped(whole, ',')}.${fraction}`];
        for (const text of writings) if (convert('money', text) !== exact) throw new Error(text);
        const european = [
          `${grouped(whole, '.')},${fraction}`,
          `${whole},${fraction} €`,
          `${grouped(whole, "'")},${fraction}`,
        ];
        for (const text of european) if (convert('moneyWithComma', text) !== exact) throw new Error(text);
      }),
    ),
  );
});

test('money with more than two decimals is refused, not rounded', (t) => {
  t.true(refused(convert('money', '100.005')));
  t.is(convert('money', '100.0500'), '100.05');
});

test('what is no plain number is refused: words, exponents, units, wrong groups', (t) => {
  for (const text of [
    'abc',
    '1.5E+06',
    '1e5',
    '12 ft',
    '1,00,000',
    '1.2.3',
    '1,5',
    '3+',
    '--5',
    '٣',
    '1_000',
    'Infinity',
  ]) {
    t.true(refused(convert('number', text)), text);
    t.true(refused(convert('money', text)), text);
  }
});

test('numbers are read as they are written', (t) => {
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 9999 }),
        (a, b) => {
          const text = `${a}.${String(b).padStart(4, '0')}`;
          if (convert('number', text) !== Number(text)) throw new Error(text);
          const comma = `${a},${String(b).padStart(4, '0')}`;
          if (convert('numberWithComma', comma) !== Number(text)) throw new Error(comma);
        },
      ),
    ),
  );
});

test('a whole number may be written with zeros behind the point, and nothing else', (t) => {
  t.is(convert('integer', '1990.00'), 1990);
  t.is(convert('integer', '1,990'), 1990);
  t.true(refused(convert('integer', '1990.5')));
});

test('words for nothing are blank in numbers and keys', (t) => {
  for (const text of ['NA', 'none', '-', '--']) {
    t.is(convert('number', text), null);
    t.is(convert('money', text), null);
    t.is(convert('key', text), null);
  }
});

test('a key that a spreadsheet has shortened is refused: it would name other homes too', (t) => {
  t.true(refused(convert('key', '2.02366E+06')));
  t.is(convert('key', '2E06X'), '2E06X');
});

test('a price of 0 or 1 is unknown', (t) => {
  for (const text of ['0', '0.00', '1', '$1.00']) t.is(convert('price', text), null);
  t.is(convert('price', '2'), '2.00');
});

test('fees are made monthly, exact to the cent', (t) => {
  const monthly: Record<string, string> = {
    Monthly: '1000.00',
    Annually: '83.33',
    Quarterly: '333.33',
    'Semi-Annually': '166.67',
    'Bi-Monthly': '500.00',
    'Semi-Monthly': '2000.00',
    'Bi-Weekly': '2166.67',
    Weekly: '4333.33',
    Daily: '30416.67',
  };
  for (const [frequency, expected] of Object.entries(monthly)) t.is(convert('monthlyFee', '1000', frequency), expected);
});

test('a fee without a frequency, or of none that is regular, is a notice and no fee', (t) => {
  t.deepEqual(convert('monthlyFee', '300', ''), { notice: 'no frequency' });
  t.deepEqual(convert('monthlyFee', '300', 'One Time'), { notice: 'frequency "One Time"' });
  t.is(convert('monthlyFee', '', 'Monthly'), null);
});

test('a fraction of an amount is rounded half up, and twelve months are within six cents of the year', (t) => {
  t.notThrows(() =>
    fc.assert(
      fc.property(cents, (amount) => {
        const month = convert('annualToMonthly', moneyText(amount));
        if (typeof month !== 'string') throw new Error('no money');
        const difference = BigInt(month.replace('.', '')) * 12n - amount;
        if (difference > 6n || difference < -6n) throw new Error(`${month} of ${moneyText(amount)}`);
      }),
    ),
  );
});

test('decimals add and scale without losing a digit', (t) => {
  const sum = addDecimals({ digits: 1n, scale: 1 }, { digits: 2n, scale: 1 });
  t.is(decimalToMoney(sum), '0.30');
  t.deepEqual(scaleDecimal({ digits: 5n, scale: 1 }, 1n, 100n, 2), { digits: 1n, scale: 2 });
  t.deepEqual(scaleDecimal({ digits: -5n, scale: 1 }, 1n, 100n, 2), { digits: -1n, scale: 2 });
  t.is(parseDecimal('9'.repeat(41)), null);
});

test('areas are converted to the unit of the feed', (t) => {
  const inMeters = (name: ConversionName, ...texts: string[]) =>
    CONVERSIONS[name](texts, { areaUnit: 'Square Meters', today: TODAY });
  t.is(convert('acres', '0.25'), 10_890);
  t.is(convert('squareMeters', '100'), 1076.39);
  t.is(convert('hectares', '1'), 107_639.1);
  t.is(inMeters('squareFeet', '1000'), 92.9);
  t.is(inMeters('acres', '1'), 4046.86);
  t.is(inMeters('pricePerSquareFoot', '100'), '1076.39');
  t.is(convert('areaWithUnit', '100', 'Square Meters'), 1076.39);
  t.is(convert('areaWithUnit', '1520', ''), 1520);
  t.is(convert('lotWithUnit', '0.25', 'Acres'), 10_890);
  t.is(convert('lotWithUnit', '0.25', ''), null);
  t.true(refused(convert('lotWithUnit', '3', 'Rods')));
});

test('an area or a year of 0 is unknown', (t) => {
  t.is(convert('squareFeet', '0'), null);
  t.is(convert('year', '0'), null);
});

test('dates are read as sources write them, and only days of the calendar', (t) => {
  for (const text of [
    '2022-09-08',
    '2022-09-08T23:30:00-08:00',
    '9/8/2022',
    '9/8/2022 4:05 PM',
    'September-8-2022',
    'Sep 8, 2022',
  ]) {
    t.is(convert('date', text), '2022-09-08', text);
  }
  for (const text of ['2022-02-29', '13/1/2022', 'Smarch-1-2022', '08.09.2022', '20220908', '2022-9-8']) {
    t.true(refused(convert('date', text)), text);
  }
  t.is(convert('date', '2024-02-29'), '2024-02-29');
});

test('timestamps come out in UTC with milliseconds', (t) => {
  t.is(convert('timestamp', '2026-03-31T14:05:06.1234567-07:00'), '2026-03-31T21:05:06.123Z');
  t.is(convert('timestamp', '2026-03-31 14:05:06'), '2026-03-31T14:05:06.000Z');
  t.is(convert('timestamp', '2026-03-31'), '2026-03-31T00:00:00.000Z');
  t.is(convert('timestamp', '3/31/2026 12:05:00 AM'), '2026-03-31T00:05:00.000Z');
  t.is(convert('timestamp', '2026-03-31T14:05:06+0200'), '2026-03-31T12:05:06.000Z');
  t.true(refused(convert('timestamp', '2026-03-31T25:00:00Z')));
});

test('yes and no are read in their usual writings', (t) => {
  for (const text of ['Y', 'yes', 'TRUE', 't', '1']) t.is(convert('boolean', text), true);
  for (const text of ['N', 'No', 'false', 'F', '0']) t.is(convert('boolean', text), false);
  t.true(refused(convert('boolean', 'maybe')));
});

test('images are a JSON list of texts or media, or URLs with separators', (t) => {
  const two = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  t.deepEqual(convert('urls', JSON.stringify(two)), two);
  t.deepEqual(convert('urls', JSON.stringify(two.map((MediaURL, Order) => ({ MediaURL, Order })))), two);
  for (const separator of ['|', ', ', ',', ';', ' ', '\n']) t.deepEqual(convert('urls', two.join(separator)), two);
  t.deepEqual(convert('urls', 'https://a.example/1,2;3.jpg'), ['https://a.example/1,2;3.jpg']);
  t.true(refused(convert('urls', '[{"no": "url"}]')));
});

test('a unit is added to an address that lacks it, once', (t) => {
  t.is(convert('addressWithUnit', '12 Oak St', '4'), '12 Oak St Unit 4');
  t.is(convert('addressWithUnit', '12 Oak St', '#4'), '12 Oak St #4');
  t.is(convert('addressWithUnit', '12 Oak St #4', '4'), '12 Oak St #4');
  t.is(convert('addressWithUnit', '12 Oak St Apt 4', 'Unit 4'), '12 Oak St Apt 4');
  t.is(convert('addressWithUnit', '4 Oak St', '4'), '4 Oak St Unit 4');
  t.is(convert('addressFromParts', '12', 'N', 'Oak', 'St', '', 'B'), '12 N Oak St Unit B');
  t.is(convert('addressFromParts', '12', '', '', '', '', 'B'), null);
});

test('an open house counts until its day has passed', (t) => {
  t.is(convert('openHouse', 'November-21-2026 11:00 AM', 'November-21-2026 01:00 PM'), 'OpenHouse');
  t.is(convert('openHouse', 'November-20-2026 11:00 AM', ''), null);
});
