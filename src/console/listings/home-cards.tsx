import { useState } from 'preact/hooks';
import type { Reason } from '../../chat/retrieve/found.ts';
import { Icon } from '../parts/icon.tsx';
import { linkTo } from '../place.ts';
import { factsOf, type ListItem, picturesOf, priceOf, statusWords, titleOf } from './words.ts';

/** A picture of a home, or a drawing in its place where there is none, or where its server refuses it. */
export const Photo = ({ source, alt }: { source: string | undefined; alt: string }) => {
  const [broken, setBroken] = useState('');
  if (source === undefined || source === '' || broken === source) {
    return (
      <span class="photo missing">
        <Icon name="house" />
        {alt !== '' && <span class="hidden">{alt} (no picture)</span>}
      </span>
    );
  }
  return <img class="photo" src={source} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(source)} />;
};

const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul class="reasons">
    {reasons.map(({ Field, Value, Words, Says }) => (
      <li key={`${Field} ${Value}`}>
        {Says === 'no' && 'Not: '}
        {Value}
        {Words !== '' && Words !== Value && <small> “{Words}”</small>}
      </li>
    ))}
  </ul>
);

/** Homes as cards, each a link to its page; with why each was found, where that is known. */
export const HomeCards = ({
  serialNumber,
  homes,
  reasonsOf = () => [],
}: {
  serialNumber: string;
  homes: readonly ListItem[];
  reasonsOf?: (id: number) => readonly Reason[];
}) => (
  <ul class="homes">
    {homes.map((home) => {
      const { ID, Status, SaleType, MLSNumber } = home;
      return (
        <li key={ID} class="found-home">
          <Photo source={picturesOf(home)[0]} alt="" />
          <div>
            <p class="price">
              {priceOf(home)}
              <small>{[SaleType, ...(Status === 'Active' ? [] : [statusWords(Status)])].join(' · ')}</small>
            </p>
            <h3>
              <a href={linkTo('listings', serialNumber, 'home', ID)}>{titleOf(home)}</a>
            </h3>
            <p>{factsOf(home).join(' · ')}</p>
            {MLSNumber !== '' && <small>MLS {MLSNumber}</small>}
            <Reasons reasons={reasonsOf(ID)} />
          </div>
        </li>
      );
    })}
  </ul>
);
