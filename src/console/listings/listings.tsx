import { WithChatbot } from '../parts/chatbots.tsx';
import { Heading } from '../parts/heading.tsx';
import { goTo, type Page, type PageProps } from '../place.ts';
import { Home } from './home.tsx';
import { SearchHomes, searchOf } from './search.tsx';

/** `#/listings/SERIAL/home/ID` or `…/open/NUMBER`, else a search: `#/listings/SERIAL/ask/QUESTION`, `#/listings/SERIAL/filter/…`. */
const Listings = ({ path: [serialNumber, ...rest] }: PageProps) => (
  <WithChatbot serialNumber={serialNumber} onChoose={(chosen) => goTo('listings', chosen)}>
    {({ SerialNumber }, choice) =>
      rest[0] === 'home' || rest[0] === 'open' ? (
        <Home serialNumber={SerialNumber} name={rest[1] ?? ''} isId={rest[0] === 'home'} />
      ) : (
        <>
          <Heading title="Homes">{choice}</Heading>
          <SearchHomes serialNumber={SerialNumber} search={searchOf(rest)} />
        </>
      )
    }
  </WithChatbot>
);

export const LISTINGS: Page = { name: 'listings', title: 'Homes', icon: 'house', View: Listings };
