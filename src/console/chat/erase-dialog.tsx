import { Dialog } from '../parts/dialog.tsx';
import { count } from '../parts/words.ts';
import { useSurroundings } from '../surroundings.ts';

/** What /chat/Chat/Erase takes: exactly one of them. */
export type Meant = { sessionID: number } | { Email: string } | { Phone: string };

/** Removes for good what a visitor wrote and left, once it is said what goes. */
export const EraseDialog = ({
  meant,
  what,
  onDone,
  onClose,
}: {
  meant: Meant;
  what: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const { api, notify } = useSurroundings();
  const erase = async (): Promise<void> => {
    const { SuccessCount } = await api.call<{ SuccessCount: number }>('/chat/Chat/Erase', meant);
    notify('good', `${count(SuccessCount, 'conversation')} erased for good.`);
    onDone();
  };
  return (
    <Dialog {...{ title: 'Erase for good?', confirm: 'Erase for good', kind: 'danger', onConfirm: erase, onClose }}>
      <p>Of {what} everything goes:</p>
      <ul>
        <li>what the visitor asked, and what was answered</li>
        <li>pictures and recordings that were sent along</li>
        <li>how the visitor can be reached, and mails about it that wait to be sent</li>
      </ul>
      <p>Nobody can bring it back but from a backup. Mails that were sent are not called back.</p>
    </Dialog>
  );
};
