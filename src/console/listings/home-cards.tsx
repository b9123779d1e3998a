import type { Reason } from '../../chat/retrieve/found.ts';
import { Photo } from '../parts/photo.tsx';
import { linkTo } from '../place.ts';
import { factsOf, type ListItem, picturesOf, priceOf, statusWords, titleOf } from './words.ts';

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
