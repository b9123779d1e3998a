import { useState } from 'preact/hooks';
import { Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { figure, money, reasonWords } from '../parts/home-words.ts';
import { Status } from '../parts/icon.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { historyOf, homeOf, openHome, type ShownHome } from './find-homes.ts';
import { Photo } from './home-cards.tsx';
import { HistoryTable, Who } from './home-history.tsx';
import { PriceChart } from './price-chart.tsx';
import { pricesOf } from './price-history.ts';
import * as words from './words.ts';

const Pictures = ({ sources, title }: { sources: readonly string[]; title: string }) => {
  const [shown, setShown] = useState(0);
  return (
    <section class="pictures" aria-label="Pictures">
      <Photo
        source={sources[shown]}
        alt={sources.length === 0 ? '' : `Picture ${shown + 1} of ${sources.length}: ${title}`}
      />
      {sources.length > 1 && (
        <ul>
          {sources.map((source, index) => (
            <li key={source}>
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={`Show picture ${index + 1}`}
                onClick={() => setShown(index)}
              >
                <Photo source={source} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Facts of a home by what they are called; what is not known is left out. */
const factsOf = (item: words.ListItem): [title: string, value: string][] => {
  const { CurrencySymbol, LotArea, BuildingArea, Area } = item;
  const unit = Area.slice(BuildingArea.length).trim();
  const facts: [string, string][] = [
    ['Status', words.statusWords(item.Status)],
    ['For', item.SaleType.replace('For ', '')],
    ['Type', item.PropertyType],
    ['Bedrooms', item.Bedrooms === '0' ? 'Studio' : figure(item.Bedrooms)],
    ['Bathrooms', figure(item.Bathrooms)],
    ['Living area', item.Area === '' ? '' : words.areaWords(item.Area)],
    ['Lot', LotArea === '' ? '' : words.areaWords(`${LotArea} ${unit}`)],
    ['Built', item.YearBuilt],
    ['Parking spots', item.ParkingSpots],
    ['HOA fee a month', item.HOAMonth === '' ? '' : money(item.HOAMonth, CurrencySymbol) || 'None'],
    ['Price per area', money(item.UnitAreaPrice, CurrencySymbol)],
    ['Estimate', money(item.EstimatePrice, CurrencySymbol)],
    ['Deposit', money(item.DepositFee, CurrencySymbol)],
    ['Days on the market', item.DaysOnMarket],
    ['Space', item.SpaceType],
    ['Tours', item.Tours],
    ['MLS number', item.MLSNumber],
    ['ID', String(item.ID)],
  ];
  return facts.filter(([, value]) => value !== '');
};

const isLink = (address: string): boolean => /^https?:\/\//i.test(address);

const About = ({ item }: { item: words.ListItem }) => {
  const more = words.moreOf(item);
  return (
    <section class="panel" aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <p class="price">{words.priceOf(item)}</p>
      <Facts of={factsOf(item)} />
      {isLink(item.Url) && (
        <p>
          <a href={item.Url} target="_blank" rel="noopener noreferrer">
            The home's own page
          </a>
        </p>
      )}
      {item.Description !== '' && <p class="description">{item.Description}</p>}
      {more.length > 0 && (
        <details>
          <summary>More information ({more.length})</summary>
          <Facts of={more.map(({ Key, value }) => [Key, value])} />
        </details>
      )}
    </section>
  );
};

const Prices = ({ history, item }: { history: readonly words.HistoryItem[]; item: words.ListItem }) => {
  const symbol = item.CurrencySymbol;
  const amount = (price: number): string => money(String(price), symbol);
  const sale = pricesOf(history, 'SalePrice');
  const points = item.SaleType === 'For Rent' || sale.length === 0 ? pricesOf(history, 'RentPrice') : sale;
  const known = points.flatMap(({ price, at }) => (price === null ? [] : [{ price, at }]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return <p class="empty">No price of this home is known.</p>;
  const change = last.price - first.price;
  const share = Math.round(Math.abs(change / first.price) * 1_000) / 10;
  return (
    <>
      <p>
        {change === 0 ? (
          <>The price is the one of the beginning: {amount(last.price)}.</>
        ) : (
          <>
            {change < 0 ? 'Down' : 'Up'} {share} % since the beginning: {amount(first.price)} to{' '}
            <strong>{amount(last.price)}</strong>, last changed <Time at={new Date(last.at).toISOString()} />
          </>
        )}
      </p>
      {known.length > 1 && <PriceChart points={points} now={Date.now()} money={amount} />}
    </>
  );
};

/** When and why a home left the display, as its history says. */
const Gone = ({ history }: { history: readonly words.HistoryItem[] }) => {
  const left = history.find(({ Kind }) => Kind === 'remove');
  return (
    <section class="panel" aria-label="How it stands">
      <div>
        <Status kind="off">Not on display</Status>
      </div>
      <p>
        {left === undefined ? (
          'Visitors do not see it.'
        ) : (
          <>
            It left the display <Time at={left.ChangedAt} />
            {left.Reason !== '' && `, since ${reasonWords(left.Reason)}`}
            {left.RunID !== null && (
              <>
                {' '}
                (<Who {...left} />)
              </>
            )}
            . Visitors do not see it. Below is how it was last.
          </>
        )}
      </p>
    </section>
  );
};

const Whole = ({ item, history, title }: { item: ShownHome; history: readonly words.HistoryItem[]; title: string }) => (
  <>
    {!item.Shown && <Gone history={history} />}
    <div class="home-page">
      <Pictures sources={words.picturesOf(item)} title={title} />
      <About item={item} />
    </div>
    <section class="panel" aria-labelledby="prices">
      <h2 id="prices">Price over time</h2>
      <Prices history={history} item={item} />
    </section>
    <section class="panel" aria-labelledby="history">
      <h2 id="history">What happened to it</h2>
      <HistoryTable history={history} symbol={item.CurrencySymbol} />
    </section>
  </>
);

/** A home with its pictures, facts and history, also one that is off display: the one of an ID, or that a number or a web page names. */
export const Home = ({ serialNumber, name, isId }: { serialNumber: string; name: string; isId: boolean }) => {
  const api = useApi();
  const read = useData(async () => {
    const item = await (isId ? homeOf(api, serialNumber, Number(name)) : openHome(api, serialNumber, name));
    return { item, title: words.titleOf(item), history: await historyOf(api, serialNumber, item.ID) };
  }, [api, serialNumber, name, isId]);
  return (
    <>
      <Heading
        title={read.data?.title ?? (isId ? `Home ${name}` : name)}
        back={{ title: 'Homes', href: linkTo('listings', serialNumber) }}
      />
      <Loaded of={read}>{(data) => <Whole {...data} />}</Loaded>
    </>
  );
};
