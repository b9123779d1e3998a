import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import type { MadeKey } from './key-dialogs.tsx';

const HEADERS = { secret: 'Authorization', session: 'chatrobot-sessionkey' } as const;

/** A key that was just made, until whoever made it says that it is kept. */
export const NewKey = ({ made, onDone }: { made: MadeKey; onDone: () => void }) => {
  const { Kind, Name, Key } = made;
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [Key]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(Key);
      setCopied('Copied.');
    } catch {
      // Without TLS a browser has no clipboard for pages.
      field.current?.select();
      setCopied('Your browser does not let this page copy: the key is selected, press Ctrl+C or ⌘C.');
    }
  };
  return (
    <section class="note good new-key" aria-label="The new key">
      <p>
        <strong>“{Name}” is made.</strong> This is the only time that the key is shown: put it now where it is used. It
        is sent in the header <code>{HEADERS[Kind]}</code>.
      </p>
      <div class="beside">
        <input
          ref={field}
          class="code"
          readOnly
          value={Key}
          aria-label="The key"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button kind="primary" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
      <p role="status">{copied}</p>
    </section>
  );
};
