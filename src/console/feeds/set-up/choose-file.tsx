import { useRef, useState } from 'preact/hooks';
import { sentenceOf } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Wrong } from '../../parts/loaded.tsx';
import { useApi } from '../../surroundings.ts';
import type { Inspection } from './contract.ts';

/** A file with what was found in it. */
export type Inspected = { file: File; inspection: Inspection };

/** Takes a file, by drop or by choice, and has the service look at it. Nothing is stored by that. */
export const ChooseFile = ({
  text,
  onInspected,
}: {
  /** The configuration by which it is looked at; else by one that is proposed. */
  text?: string;
  onInspected: (inspected: Inspected) => void;
}) => {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [looking, setLooking] = useState('');
  const [failure, setFailure] = useState('');

  const look = async (file: File | undefined): Promise<void> => {
    if (file === undefined || looking !== '') return;
    setLooking(file.name);
    setFailure('');
    try {
      const form = text === undefined ? { file } : { Text: text, file };
      onInspected({ file, inspection: await api.send<Inspection>('/chat/Feed/Inspect', form) });
    } catch (error) {
      setFailure(sentenceOf(error));
      setLooking('');
    }
  };

  return (
    <section
      class={isOver ? 'panel drop over' : 'panel drop'}
      aria-label="The file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        look(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="upload" />
      <p>
        <strong>Drop a file here that your MLS sent</strong>
      </p>
      <p class="hint">
        A table, JSON, XML or another format of an MLS, packed or not. It is only looked at: nothing is stored.
      </p>
      <input
        ref={input}
        class="hidden"
        type="file"
        aria-label="File of your MLS"
        tabIndex={-1}
        onChange={({ currentTarget }) => look(currentTarget.files?.[0])}
      />
      <Button kind="primary" isBusy={looking !== ''} onClick={() => input.current?.click()}>
        {looking === '' ? 'Choose a file' : 'Looking at it…'}
      </Button>
      <p role="status" class="hint">
        {looking !== '' && `Looking at ${looking}…`}
      </p>
      <Wrong failure={failure} />
    </section>
  );
};
