import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sentenceOf } from '../api.ts';
import { Button } from './button.tsx';
import { Wrong } from './loaded.tsx';

/**
 * Says what will happen, and does it only then. `confirm` is the verb on its button; what `onConfirm` throws is shown, and the dialog stays.
 * The element is the browser's own, which keeps the focus within, and closes by Escape.
 */
export const Dialog = ({
  title,
  confirm,
  kind = 'primary',
  isOff = false,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirm: string;
  kind?: 'primary' | 'danger';
  /** It cannot be done yet. */
  isOff?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    // A browser without it gets the dialog as a part of the page.
    dialog.current?.showModal?.();
  }, []);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy || isOff) return;
    setBusy(true);
    setFailure('');
    try {
      await onConfirm();
      dialog.current?.close();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit} novalidate>
        <h2 id={id}>{title}</h2>
        <div class="said">{children}</div>
        <Wrong failure={failure} />
        <div class="actions">
          <Button onClick={() => dialog.current?.close()}>Close</Button>
          <Button kind={kind} type="submit" isBusy={isBusy} isOff={isOff}>
            {confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
};
