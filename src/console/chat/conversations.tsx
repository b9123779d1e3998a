import { useState } from 'preact/hooks';
import { Loaded } from '../parts/loaded.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { number } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { type Listed, PAGE_SIZE, type PartProps, type SessionItem } from './contract.ts';
import { type Period, PeriodForm, periodFields } from './period-form.tsx';

const columnsOf = (serialNumber: string): Column<SessionItem>[] => [
  {
    title: 'First question',
    cell: ({ SessionID, FirstMessage }) => (
      <a href={linkTo('chat', serialNumber, 'conversation', SessionID)}>
        {FirstMessage.trim() === '' ? 'A picture or recording' : FirstMessage}
      </a>
    ),
  },
  { title: 'Last message', cell: ({ LastMessageAt }) => <Time at={LastMessageAt} /> },
  { title: 'Messages', isNumber: true, cell: ({ Messages }) => number(Messages) },
  { title: 'Without answer', isNumber: true, cell: ({ NoAnswer }) => number(NoAnswer) },
  { title: 'Lead', cell: ({ HasLead }) => (HasLead ? 'Left an address or number' : '–') },
];

/** What visitors of a chatbot asked, newest first. */
export const Conversations = ({ chatbot: { SerialNumber } }: PartProps) => {
  const api = useApi();
  const [{ From, To, WithLeads, page }, setChosen] = useState({ From: '', To: '', WithLeads: false, page: 1 });
  const choose = (part: Partial<Period & { WithLeads: boolean }>): void =>
    setChosen({ From, To, WithLeads, page: 1, ...part });
  const read = useData(
    () =>
      api.call<Listed<'sessionList'>>('/chat/Chat/SessionList', {
        serialNumber: SerialNumber,
        ...periodFields({ From, To }),
        WithLeads,
        PageNumber: page,
        PageSize: PAGE_SIZE,
      }),
    [api, SerialNumber, From, To, WithLeads, page],
  );
  return (
    <>
      <PeriodForm period={{ From, To }} onChange={choose}>
        <label class="check">
          <input
            type="checkbox"
            checked={WithLeads}
            onChange={({ currentTarget }) => choose({ WithLeads: currentTarget.checked })}
          />
          Only with an address or number
        </label>
      </PeriodForm>
      <Loaded of={read}>
        {({ List, VirtualCount }) => (
          <>
            <Table
              caption="Conversations"
              columns={columnsOf(SerialNumber)}
              rows={List}
              keyOf={({ SessionID }) => SessionID}
              empty="No conversation is like that: visitors have asked nothing yet, or not then."
            />
            <Pager
              page={page}
              size={PAGE_SIZE}
              total={VirtualCount}
              onPage={(next) => setChosen({ From, To, WithLeads, page: next })}
            />
          </>
        )}
      </Loaded>
    </>
  );
};
