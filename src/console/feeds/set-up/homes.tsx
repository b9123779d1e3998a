import { Button } from '../../parts/button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { fieldName, valueWords } from '../../parts/home-words.ts';
import { Wrong } from '../../parts/loaded.tsx';
import { plainWords } from '../../parts/plain-words.ts';
import { count, list, number } from '../../parts/words.ts';
import type { Tried } from './contract.ts';

const TITLE = ['Address', 'City', 'SalePrice', 'RentPrice', 'Images', 'CurrencySymbol', 'Location'];
const MOST_FACTS = 14;

/** The first picture of a home; its list may have been cut. */
const pictureOf = (images: unknown): string | undefined => /"(https?:[^"]+)"/.exec(String(images ?? ''))?.[1];

const HomeCard = ({ home: { Line, Fields } }: { home: Tried['Homes'][number] }) => {
  const of = (field: string) => Fields.find(({ Field }) => Field === field)?.Value ?? null;
  const price = of('SalePrice') ?? of('RentPrice');
  const picture = pictureOf(of('Images'));
  const facts = Fields.filter(({ Field }) => !TITLE.includes(Field)).slice(0, MOST_FACTS);
  return (
    <li class="home-card">
      {picture !== undefined && <img src={picture} alt="" loading="lazy" referrerpolicy="no-referrer" />}
      <h3>{[of('Address'), of('City')].filter((part) => part !== null).join(', ') || 'No address'}</h3>
      <p class="price">
        {price === null ? 'No price' : `${of('CurrencySymbol') ?? ''} ${valueWords('Price', price)}`}
        {of('SalePrice') === null && of('RentPrice') !== null && ' a month'}
      </p>
      <Facts kind="" of={facts.map(({ Field, Value }) => [fieldName(Field), valueWords(Field, Value)])} />
      <small>Line {number(Line)} of the file</small>
    </li>
  );
};

const sentence = ({ Rows, OnMarket, Sold, OffMarket, Ignored, Rejected }: Tried): string => {
  const parts = [
    [OnMarket, 'on the market'],
    [Sold, 'sold'],
    [OffMarket, 'off the market'],
    [Ignored, 'passed over'],
    [Rejected, 'wrong'],
  ] as const;
  const told = parts.filter(([value]) => value > 0).map(([value, words]) => `${number(value)} ${words}`);
  return `Of the first ${count(Rows, 'row')}: ${list(told) || 'none'}.`;
};

/** What an import would make of the first rows: counts, why rows are wrong, and the first homes as visitors would see them. */
export const Homes = ({
  tried,
  isOld,
  isBusy,
  failure,
  onLook,
}: {
  tried: Tried;
  /** Something was changed since. */
  isOld: boolean;
  isBusy: boolean;
  failure: string;
  onLook: () => void;
}) => {
  return (
    <section class="panel" aria-labelledby="homes">
      <div class="top">
        <h2 id="homes">The first homes</h2>
        <Button isBusy={isBusy} onClick={onLook}>
          Show them anew
        </Button>
      </div>
      <p role="status">
        {sentence(tried)}
        {isOld && ' You have changed something since: show them anew.'}
      </p>
      <Wrong failure={failure || plainWords(tried.Failure)} />
      {tried.Reasons.length > 0 && (
        <ul class="changes">
          {tried.Reasons.slice(0, 8).map(({ Count, Line, Column, Value, Expected }) => (
            <li key={`${Column} ${Expected}`}>
              <strong>{number(Count)}×</strong> {Column ?? 'the whole row'}
              {Value !== null && ` ${Value === '' ? 'blank' : `“${Value}”`}`} (line {number(Line)}): expected{' '}
              {plainWords(Expected)}
            </li>
          ))}
        </ul>
      )}
      <ul class="home-cards">
        {tried.Homes.map((home) => (
          <HomeCard key={home.Line} home={home} />
        ))}
      </ul>
    </section>
  );
};
