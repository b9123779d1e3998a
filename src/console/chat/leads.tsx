import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { type LeadItem, type Listed, PAGE_SIZE, type PartProps } from './contract.ts';
import { EraseDialog, type Meant } from './erase-dialog.tsx';
import { PeriodForm, periodFields } from './period-form.tsx';

/** All that this person left, by the address or the number that it was left with. */
const meantBy = ({ Email, Phone }: LeadItem): Meant => (Email === '' ? { Phone } : { Email });

const nameOf = ({ Name, Email, Phone }: LeadItem): string => Name || Email || Phone;

const columnsOf = (serialNumber: string, onErase: (lead: LeadItem) => void): Column<LeadItem>[] => [
  { title: 'Who', cell: ({ Name }) => Name || '–' },
  {
    title: 'Reached by',
    cell: ({ Email, Phone }) => (
      <>
        {Email !== '' && <a href={`mailto:${Email}`}>{Email}</a>}
        {Phone !== '' && (
          <a class={Email === '' ? undefined : 'below'} href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>
            {Phone}
          </a>
        )}
      </>
    ),
  },
  { title: 'Message', cell: ({ Message }) => <span class="cut">{Message}</span> },
  { title: 'Left', cell: ({ CreatedAt }) => <Time at={CreatedAt} /> },
  {
    title: 'More',
    cell: (lead) => (
      <span class="actions">
        <a class="button plain" href={linkTo('chat', serialNumber, 'conversation', lead.SessionID)}>
          Conversation<span class="hidden"> with {nameOf(lead)}</span>
        </a>
        <Button kind="danger" onClick={() => onErase(lead)}>
          Erase<span class="hidden"> {nameOf(lead)}</span>
        </Button>
      </span>
    ),
  },
];

/** How visitors of a chatbot can be reached, newest first. */
export const Leads = ({ chatbot: { SerialNumber } }: PartProps) => {
  const api = useApi();
  const [{ From, To, page }, setChosen] = useState({ From: '', To: '', page: 1 });
  const [erased, setErased] = useState<LeadItem | undefined>();
  const read = useData(
    () =>
      api.call<Listed<'leadList'>>('/chat/Chat/LeadList', {
        serialNumber: SerialNumber,
        ...periodFields({ From, To }),
        PageNumber: page,
        PageSize: PAGE_SIZE,
      }),
    [api, SerialNumber, From, To, page],
  );
  return (
    <>
      <PeriodForm period={{ From, To }} onChange={(period) => setChosen({ ...period, page: 1 })} />
      <Loaded of={read}>
        {({ List, VirtualCount }) => (
          <>
            <Table
              caption="Leads"
              columns={columnsOf(SerialNumber, setErased)}
              rows={List}
              keyOf={({ LeadID }) => LeadID}
              empty="Nobody has left an address or number, or not then."
            />
            <Pager
              page={page}
              size={PAGE_SIZE}
              total={VirtualCount}
              onPage={(next) => setChosen({ From, To, page: next })}
            />
          </>
        )}
      </Loaded>
      {erased && (
        <EraseDialog
          meant={meantBy(erased)}
          what={`every conversation in which ${erased.Email || erased.Phone} was left`}
          onDone={read.reload}
          onClose={() => setErased(undefined)}
        />
      )}
    </>
  );
};
