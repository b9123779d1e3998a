import { Heading } from '../parts/heading.tsx';
import { WithChatbot } from '../parts/with-chatbot.tsx';
import { goTo, type Page, type PageProps } from '../place.ts';
import { Home, OpenHome } from './home.tsx';
import { SearchHomes, searchOf } from './search.tsx';

/** `#/listings/SERIAL/home/ID` or `…/open/NUMBER`, else a search: `#/listings/SERIAL/ask/QUESTION`, `#/listings/SERIAL/filter/…`. */
const Listings = ({ path: [serialNumber, ...rest] }: PageProps) => (
  <WithChatbot serialNumber={serialNumber} onChoose={(chosen) => goTo('listings', chosen)}>
    {({ SerialNumber }, choice) =>
      rest[0] === 'home' ? (
        <Home serialNumber={SerialNumber} id={Number(rest[1])} />
      ) : rest[0] === 'open' ? (
        <OpenHome serialNumber={SerialNumber} name={rest[1] ?? ''} />
      ) : (
        <>
          <Heading title="Listings">{choice}</Heading>
          <SearchHomes serialNumber={SerialNumber} search={searchOf(rest)} />
        </>
      )
    }
  </WithChatbot>
);

export const LISTINGS: Page = { name: 'listings', title: 'Listings', icon: 'house', View: Listings };
