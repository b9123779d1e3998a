import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Attachment } from '../chat-state.ts';
import { LONGEST_MESSAGE } from '../contract.ts';
import { hasMicrophone } from '../microphone.ts';
import { fill } from '../texts/texts.ts';
import { FailureNote } from './failure-note.tsx';
import { Icon, type IconName, Picture } from './icons.tsx';
import { PICTURE_TYPES, useAttachments } from './use-attachments.ts';
import { useRecording } from './use-recording.ts';
import { useStateOf, type ViewContext } from './view-context.ts';

const IconButton = (options: {
  icon: IconName;
  label: string;
  look?: string;
  disabled?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    class={`tool ${options.look ?? ''}`}
    aria-label={options.label}
    title={options.label}
    disabled={options.disabled}
    onClick={options.onClick}
  >
    <Icon name={options.icon} />
  </button>
);

const PictureButton = ({ label, onPictures }: { label: string; onPictures: (files: Iterable<File>) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: Event): void => {
    const chosen = event.currentTarget as HTMLInputElement;
    onPictures([...(chosen.files ?? [])]);
    // The same picture may be chosen again.
    chosen.value = '';
  };
  return (
    <>
      <input ref={input} type="file" accept={PICTURE_TYPES.join(',')} multiple hidden onChange={take} />
      <IconButton icon="picture" label={label} onClick={() => input.current?.click()} />
    </>
  );
};

const Waiting = (
  options: { attachments: readonly Attachment[]; remove: (one: Attachment) => void } & Pick<ViewContext, 'texts'>,
) => (
  <ul class="waiting">
    {options.attachments.map((attachment) => (
      <li key={attachment.shown}>
        <Picture source={attachment.shown} alt={attachment.name} otherwise="picture" />
        <button
          type="button"
          aria-label={`${options.texts.remove}: ${attachment.name}`}
          onClick={() => options.remove(attachment)}
        >
          <Icon name="close" />
        </button>
      </li>
    ))}
  </ul>
);

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const Listening = (
  options: { seconds: number; cancel: () => void; finish: () => void } & Pick<ViewContext, 'texts'>,
) => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bar.current?.querySelector<HTMLElement>('.strong')?.focus(), []);
  return (
    <div class="composer" ref={bar}>
      <IconButton icon="close" label={options.texts.cancel} onClick={options.cancel} />
      <p role="timer">{fill(options.texts.recording, { time: minutes(options.seconds) })}</p>
      <IconButton icon="send" look="strong" label={options.texts.finish} onClick={options.finish} />
    </div>
  );
};

/** As high as its text, up to what the style sheet allows. */
const fitHeight = (area: HTMLTextAreaElement | null): void => {
  if (area === null) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
};

/** The line that a visitor writes in, with pictures and the microphone beside it. */
export const Composer = ({ isShown, ...context }: ViewContext & { isShown: boolean }) => {
  const { conversation, texts } = context;
  const { settings, answer } = useStateOf(conversation.state);
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const { attachments, refusal, add, remove, clear, refuse } = useAttachments();
  const sendVoice = (file: Blob) => conversation.ask('', 'Audio', [{ file, name: 'voice.wav', shown: '' }]);
  const { seconds, start, finish, cancel } = useRecording(sendVoice, refuse);
  // Nobody is listened to who can't see it.
  useEffect(() => (isShown ? undefined : cancel()), [isShown]);
  const isAnswering = answer !== undefined;
  const isEmpty = text.trim() === '' && attachments.length === 0;
  // The line is narrower beside the microphone.
  useEffect(() => fitHeight(area.current), [text, isAnswering, seconds]);

  const send = (): void => {
    if (isAnswering || isEmpty) return;
    conversation.ask(text.trim(), attachments.length > 0 ? 'Image' : 'Text', attachments);
    setText('');
    clear();
    area.current?.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  };
  const removePicture = (attachment: Attachment): void => {
    remove(attachment);
    // The button that had the focus is gone.
    area.current?.focus();
  };
  const takeFiles = (event: Event, files: FileList | undefined): void => {
    if (!settings.EnableUploadImage || files === undefined || files.length === 0) return;
    event.preventDefault();
    add(files);
  };

  if (seconds !== undefined) return <Listening {...{ seconds, texts, cancel, finish }} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures may be dropped here
    <div
      onDragOver={(event) => settings.EnableUploadImage && event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer?.files)}
    >
      {refusal && <FailureNote {...context} failure={refusal} />}
      {attachments.length > 0 && <Waiting {...{ attachments, remove: removePicture, texts }} />}
      <div class="composer">
        {settings.EnableUploadImage && <PictureButton label={texts.attach} onPictures={add} />}
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          value={text}
          aria-label={settings.UserInputPlaceholder || texts.placeholder}
          placeholder={settings.UserInputPlaceholder || texts.placeholder}
          enterkeyhint="send"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={keys}
          onPaste={(event) => takeFiles(event, event.clipboardData?.files)}
        />
        {settings.EnablePushToTalk && isEmpty && !isAnswering && hasMicrophone() && (
          <IconButton icon="microphone" label={texts.record} onClick={start} />
        )}
        {isAnswering ? (
          <IconButton icon="stop" look="strong" label={texts.stop} onClick={conversation.stop} />
        ) : (
          <IconButton icon="send" look="strong" label={texts.send} disabled={isEmpty} onClick={send} />
        )}
      </div>
    </div>
  );
};
