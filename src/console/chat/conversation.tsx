import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Pager } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { count } from '../parts/words.ts';
import { goTo, linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { Listed, MessageItem } from './contract.ts';
import { EraseDialog } from './erase-dialog.tsx';

const PAGE_SIZE = 200;

const STATES: Readonly<Record<MessageItem['State'], string>> = {
  Pending: 'Is being answered',
  Answered: '',
  Failed: 'Was not answered',
  Partial: 'Broke off',
};

const Message = ({ Role, Content, CreatedAt, State, NoAnswer, FileIds }: MessageItem) => {
  const told = [
    STATES[State],
    NoAnswer ? 'Had no answer' : '',
    FileIds.length > 0 ? count(FileIds.length, 'file') : '',
  ];
  return (
    <li class={`message ${Role}`}>
      <p>
        <strong>{Role === 'user' ? 'Visitor' : 'Chat'}</strong> <Time at={CreatedAt} />
      </p>
      <p class="content">{Content.trim() === '' ? 'A picture or recording' : Content}</p>
      {told.some((each) => each !== '') && <small>{told.filter((each) => each !== '').join(' · ')}</small>}
    </li>
  );
};

/** What was said in a session, and its removal. */
export const Conversation = ({ serialNumber, id }: { serialNumber: string; id: number }) => {
  const api = useApi();
  const [page, setPage] = useState(1);
  const [isErasing, setErasing] = useState(false);
  const read = useData(
    () =>
      api.call<Listed<'messageList'>>('/chat/Chat/MessageList', {
        sessionID: id,
        PageNumber: page,
        PageSize: PAGE_SIZE,
      }),
    [api, id, page],
  );
  const back = ['chat', serialNumber, 'conversations'] as const;
  return (
    <>
      <Heading title={`Conversation ${id}`} back={{ title: 'Conversations', href: linkTo(...back) }}>
        {read.data && (
          <Button kind="danger" onClick={() => setErasing(true)}>
            Erase
          </Button>
        )}
      </Heading>
      <Loaded of={read}>
        {({ List, VirtualCount }) => (
          <>
            <ol class="messages">
              {List.map((message) => (
                <Message key={message.MessageID} {...message} />
              ))}
            </ol>
            <Pager page={page} size={PAGE_SIZE} total={VirtualCount} onPage={setPage} />
          </>
        )}
      </Loaded>
      {isErasing && (
        <EraseDialog
          meant={{ sessionID: id }}
          what={`this conversation with ${count(read.data?.VirtualCount ?? 0, 'message')}`}
          onDone={() => goTo(...back)}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
};
