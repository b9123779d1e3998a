import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Pager } from '../parts/table.tsx';
import { createExplainer, Understood } from '../parts/understood.tsx';
import { count } from '../parts/words.ts';
import { goTo, linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { findHomes, type HomeFilter, homesOf, PAGE_SIZE } from './find-homes.ts';
import { HomeCards } from './home-cards.tsx';

const LONGEST_QUESTION = 4_000;
const LONGEST_NAME = 255;

/** What a search asks for, as the address has it: a question in a visitor's words, or filters and a page. */
type Search = { question: string } | { filter: HomeFilter; page: number };

const NO_FILTER: HomeFilter = { CityName: '', SaleType: '', MLSNumber: '' };

/** Of `['ask', '3 bedrooms']`, or `['filter', city, sale type, number, page]`; all homes, where it says nothing. */
export const searchOf = ([how, ...rest]: readonly string[]): Search => {
  if (how === 'ask') return { question: rest[0] ?? '' };
  const [CityName = '', SaleType = '', MLSNumber = '', page = '1'] = how === 'filter' ? rest : [];
  return { filter: { CityName, SaleType, MLSNumber }, page: Math.max(1, Math.trunc(Number(page)) || 1) };
};

const filterPlace = (serialNumber: string, { CityName, SaleType, MLSNumber }: HomeFilter, page: number) =>
  ['listings', serialNumber, 'filter', CityName, SaleType, MLSNumber, page] as const;

const AskForm = ({ serialNumber, question }: { serialNumber: string; question: string }) => {
  const [text, setText] = useState(question);
  const ask = (event: Event): void => {
    event.preventDefault();
    if (text.trim() !== '') goTo('listings', serialNumber, 'ask', text.trim());
  };
  return (
    <form onSubmit={ask}>
      <Field
        label="Ask as a visitor would"
        hint="Shows how the chat understands it, and which homes it would answer with."
      >
        {(ids) => (
          <div class="beside">
            <input
              {...ids}
              {...{ type: 'search', value: text, maxLength: LONGEST_QUESTION, enterkeyhint: 'search' }}
              placeholder="3 bedrooms under 600k near the beach, no HOA"
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button kind="primary" type="submit">
              Ask
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
};

const FilterForm = ({ serialNumber, filter }: { serialNumber: string; filter: HomeFilter }) => {
  const [given, setGiven] = useState(filter);
  const change = (part: Partial<HomeFilter>): void => setGiven({ ...given, ...part });
  const find = (event: Event): void => {
    event.preventDefault();
    goTo(...filterPlace(serialNumber, given, 1));
  };
  const textField = (label: string, name: 'CityName' | 'MLSNumber', hint: string) => (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          {...{ value: given[name], maxLength: LONGEST_NAME, placeholder: hint }}
          onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form class="filters" onSubmit={find}>
      {textField('City', 'CityName', 'The whole name')}
      <Field label="For">
        {(ids) => (
          <select
            {...ids}
            value={given.SaleType}
            onChange={({ currentTarget }) => change({ SaleType: currentTarget.value })}
          >
            <option value="">Sale or rent</option>
            <option value="for_sale">Sale</option>
            <option value="for_rent">Rent</option>
          </select>
        )}
      </Field>
      {textField('MLS number', 'MLSNumber', 'The whole number')}
      <Button type="submit">Show homes</Button>
    </form>
  );
};

/** Opens one home by what people call it, which a search of homes on display may not find any more. */
const OpenForm = ({ serialNumber }: { serialNumber: string }) => {
  const [name, setName] = useState('');
  const open = (event: Event): void => {
    event.preventDefault();
    if (name.trim() !== '') goTo('listings', serialNumber, 'open', name.trim());
  };
  return (
    <form onSubmit={open}>
      <Field
        label="Open one home"
        hint="By its MLS number, its web page or its ID, also where it has left the display."
      >
        {(ids) => (
          <div class="beside">
            <input
              {...ids}
              {...{ value: name, maxLength: LONGEST_QUESTION }}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button type="submit">Open</Button>
          </div>
        )}
      </Field>
    </form>
  );
};

const Asked = ({ serialNumber, question }: { serialNumber: string; question: string }) => {
  const api = useApi();
  const read = useData(async () => {
    const explanation = await createExplainer(api, serialNumber)(question);
    const ids = explanation.Rows.map(({ ID }) => ID);
    return { explanation, homes: await homesOf(api, serialNumber, ids) };
  }, [api, serialNumber, question]);
  return (
    <Loaded of={read}>
      {({ explanation, homes }) => (
        <>
          <section class="panel" aria-labelledby="understood">
            <h2 id="understood">How it was understood</h2>
            <Understood explanation={explanation} />
          </section>
          {homes.length > 0 && (
            <section aria-labelledby="found" class="found">
              <h2 id="found">
                {homes.length < explanation.Total
                  ? `The first ${count(homes.length, 'home')} of ${explanation.Total}`
                  : count(homes.length, 'home')}
              </h2>
              <HomeCards
                serialNumber={serialNumber}
                homes={homes}
                reasonsOf={(id) => explanation.Rows.find(({ ID }) => ID === id)?.Reasons ?? []}
              />
            </section>
          )}
        </>
      )}
    </Loaded>
  );
};

const Filtered = ({ serialNumber, filter, page }: { serialNumber: string; filter: HomeFilter; page: number }) => {
  const api = useApi();
  const { CityName, SaleType, MLSNumber } = filter;
  const read = useData(
    () => findHomes(api, serialNumber, { CityName, SaleType, MLSNumber }, page),
    [api, serialNumber, CityName, SaleType, MLSNumber, page],
  );
  const isAll = CityName === '' && SaleType === '' && MLSNumber === '';
  return (
    <Loaded of={read}>
      {({ List, VirtualCount }) => (
        <section aria-labelledby="found" class="found">
          <h2 id="found">{count(VirtualCount, 'home')}</h2>
          {VirtualCount === 0 && (
            <p class="empty">
              {isAll
                ? 'This chatbot shows no homes yet: an import brings them.'
                : 'No home on display is like that. A city and a number are compared whole.'}{' '}
              {MLSNumber !== '' && (
                <a href={linkTo('listings', serialNumber, 'open', MLSNumber)}>
                  Look for {MLSNumber} among those that left
                </a>
              )}
            </p>
          )}
          <HomeCards serialNumber={serialNumber} homes={List} />
          <Pager
            page={page}
            size={PAGE_SIZE}
            total={VirtualCount}
            onPage={(next) => goTo(...filterPlace(serialNumber, filter, next))}
          />
        </section>
      )}
    </Loaded>
  );
};

/** Homes of a chatbot, found by a question as the chat understands it, or by filters. */
export const SearchHomes = ({ serialNumber, search }: { serialNumber: string; search: Search }) => {
  const { question, filter } =
    'question' in search ? { question: search.question, filter: NO_FILTER } : { question: '', filter: search.filter };
  return (
    <>
      <section class="panel" aria-label="Search">
        <AskForm {...{ serialNumber, question }} />
        <FilterForm {...{ serialNumber, filter }} />
        <OpenForm serialNumber={serialNumber} />
      </section>
      {'question' in search ? (
        <Asked {...{ serialNumber, question }} />
      ) : (
        <Filtered {...{ serialNumber, filter, page: search.page }} />
      )}
    </>
  );
};
