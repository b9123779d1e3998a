import { useState } from 'preact/hooks';
import { FromTo } from '../parts/facts.tsx';
import { eventWords, fieldName, reasonWords } from '../parts/home-words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Pager, Table } from '../parts/table.tsx';
import { number } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { HomeChange, RunChanges } from './contract.ts';

const PAGE = 10;

const happened = ({ Kind, Reason }: HomeChange): string =>
  Reason === '' ? eventWords(Kind) : `${eventWords(Kind)}: ${reasonWords(Reason)}`;

type ChangesOptions = { data: RunChanges; page: number; onPage: (page: number) => void };

const Changes = ({ data, page, onPage }: ChangesOptions) => (
  <>
    <section class="panel" aria-labelledby="changed">
      <h2 id="changed">What changed, field by field</h2>
      {data.Fields.length > 0 && (
        <ul class="chips" aria-label="How many homes changed in each field">
          {data.Fields.map(({ Field, Count }) => (
            <li key={Field}>
              {fieldName(Field)} <strong>{number(Count)}</strong>
            </li>
          ))}
        </ul>
      )}
      <Table
        caption="Homes that changed"
        rows={data.List}
        keyOf={({ ID, Kind, Changes }) => `${ID} ${Kind} ${JSON.stringify(Changes)}`}
        empty="There are none on this page."
        columns={[
          {
            title: 'Home',
            cell: ({ SerialNumber, Address, ID }) => (
              <a href={linkTo('listings', SerialNumber, 'home', ID)}>{Address || `Home ${ID}`}</a>
            ),
          },
          { title: 'MLS number', cell: ({ MLSNumber }) => MLSNumber || '–' },
          { title: 'What happened', cell: happened },
          {
            title: 'From → to',
            cell: ({ Changes }) =>
              Changes.length === 0
                ? '–'
                : Changes.map(({ Field, From, To }) => (
                    <span key={Field} class="change">
                      {fieldName(Field)}: <FromTo field={Field} from={From} to={To} />
                    </span>
                  )),
          },
        ]}
      />
    </section>
    <Pager page={page} size={PAGE} total={data.VirtualCount} onPage={onPage} />
  </>
);

/** What a run changed of homes that were there before: how many by field, and each from what to what. */
export const ChangedHomes = ({ runId }: { runId: number }) => {
  const api = useApi();
  const [page, setPage] = useState(1);
  const asked = { RunID: runId, PageNumber: page, PageSize: PAGE };
  const changes = useData(() => api.call<RunChanges>('/chat/Feed/RunChanges', asked), [api, runId, page]);
  return (
    <Loaded of={changes}>{(data) => data.VirtualCount > 0 && <Changes {...{ data, page, onPage: setPage }} />}</Loaded>
  );
};
