import { useState } from 'preact/hooks';
import { Heading } from '../parts/heading.tsx';
import { Loading } from '../parts/loading.tsx';
import { Photo } from '../parts/photo.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { historyOf, homeOf, openHome } from './find-homes.ts';
import { HistoryTable, reasonWords, Who } from './home-history.tsx';
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
    ['Bedrooms', item.Bedrooms === '0' ? 'Studio' : words.figure(item.Bedrooms)],
    ['Bathrooms', words.figure(item.Bathrooms)],
    ['Living area', item.Area === '' ? '' : words.areaWords(item.Area)],
    ['Lot', LotArea === '' ? '' : words.areaWords(`${LotArea} ${unit}`)],
    ['Built', item.YearBuilt],
    ['Parking spots', item.ParkingSpots],
    ['HOA fee a month', item.HOAMonth === '' ? '' : words.money(item.HOAMonth, CurrencySymbol) || 'None'],
    ['Price per area', words.money(item.UnitAreaPrice, CurrencySymbol)],
    ['Estimate', words.money(item.EstimatePrice, CurrencySymbol)],
    ['Deposit', words.money(item.DepositFee, CurrencySymbol)],
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
      <dl class="facts">
        {factsOf(item).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
          <dl class="facts">
            {more.map(({ Key, value }) => (
              <div key={Key}>
                <dt>{Key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
};

const Prices = ({ history, item }: { history: readonly words.HistoryItem[]; item: words.ListItem }) => {
  const symbol = item.CurrencySymbol;
  const money = (price: number): string => words.money(String(price), symbol);
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
          <>The price is the one of the beginning: {money(last.price)}.</>
        ) : (
          <>
            {change < 0 ? 'Down' : 'Up'} {share} % since the beginning: {money(first.price)} to{' '}
            <strong>{money(last.price)}</strong>, last changed <Time at={new Date(last.at).toISOString()} />
          </>
        )}
      </p>
      <PriceChart {...{ points, now: Date.now(), money }} />
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

/** A home with its pictures, facts and history, also one that is off display. */
export const Home = ({ serialNumber, id }: { serialNumber: string; id: number }) => {
  const api = useApi();
  const { data, failure, reload } = useData(async () => {
    const [item, history] = await Promise.all([homeOf(api, serialNumber, id), historyOf(api, serialNumber, id)]);
    return { item, history };
  }, [api, serialNumber, id]);
  const back = { title: 'Listings', href: linkTo('listings', serialNumber) };
  if (data === undefined) {
    return (
      <>
        <Heading title={`Home ${id}`} back={back} />
        <Loading failure={failure} retry={reload} />
      </>
    );
  }
  const { item, history } = data;
  const title = words.titleOf(item);
  return (
    <>
      <Heading title={title} back={back} />
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
};

/** The home that a number, an ID or a web page names. */
export const OpenHome = ({ serialNumber, name }: { serialNumber: string; name: string }) => {
  const api = useApi();
  const { data, failure, reload } = useData(() => openHome(api, serialNumber, name), [api, serialNumber, name]);
  if (data !== undefined) return <Home serialNumber={serialNumber} id={data.ID} />;
  return (
    <>
      <Heading title={name} back={{ title: 'Listings', href: linkTo('listings', serialNumber) }} />
      <Loading failure={failure} retry={reload} />
    </>
  );
};
