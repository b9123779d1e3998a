import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../chat-state.ts';
import { Cards } from './cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { FailureNote } from './failure-note.tsx';
import { Icon, Picture } from './icons.tsx';
import { Markdown } from './markdown.tsx';
import { useStateOf, type ViewContext } from './view-context.ts';

/** How far from its end a log still follows what is written, in pixels. */
const NEAR_END = 80;

const UserEntry = ({ entry, texts }: { entry: Entry } & Pick<ViewContext, 'texts'>) => (
  <div class="entry user">
    <span class="hidden">{texts.you}: </span>
    {entry.attachments.length > 0 && (
      <div class="sent">
        {entry.attachments.map(({ shown }) => (
          <Picture source={shown} alt={texts.picture} otherwise="picture" />
        ))}
      </div>
    )}
    {entry.content !== '' && (
      <div class="bubble" dir="auto">
        {entry.content}
      </div>
    )}
    {entry.came && (
      <div class="bubble">
        <Icon name={entry.came === 'voice' ? 'microphone' : 'picture'} /> {texts[entry.came]}
      </div>
    )}
  </div>
);

const AssistantEntry = ({ entry, texts }: { entry: Entry } & Pick<ViewContext, 'texts'>) => (
  <div class="entry assistant">
    {entry.content.trim() !== '' && (
      <div class="bubble" dir="auto">
        <Markdown text={entry.content} />
      </div>
    )}
    {entry.isStopped && <p class="stopped">{texts.stopped}</p>}
    {entry.listings.length > 0 && <Cards cards={entry.listings} texts={texts} />}
  </div>
);

const GrowingAnswer = ({ answer, texts }: { answer: string } & Pick<ViewContext, 'texts'>) => (
  <div class="entry assistant" aria-busy="true">
    <div class="bubble" dir="auto">
      {answer.trim() === '' ? (
        <span class="dots" role="img" aria-label={texts.writing}>
          <i />
          <i />
          <i />
        </span>
      ) : (
        <Markdown text={answer} />
      )}
    </div>
  </div>
);

/** Room above the question that is being answered. */
const GAP = 12;

/**
 * Keeps in view what is added at the end, unless the visitor reads further up. A long answer is followed until its question stands at the
 * top: from there on one reads.
 */
const useFollowing = (what: readonly unknown[], { isAsked, hasForm }: { isAsked: boolean; hasForm: boolean }) => {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  const look = (): void => {
    const { current } = log;
    if (current !== null) setAway(current.scrollHeight - current.scrollTop - current.clientHeight > NEAR_END);
  };
  useEffect(() => {
    if (isAsked) follows.current = true;
  }, [isAsked]);
  useEffect(() => {
    const { current } = log;
    const question = [...(current?.querySelectorAll<HTMLElement>('.user') ?? [])].at(-1);
    // A form is at the end, and shows itself.
    if (current === null || !follows.current || hasForm) return;
    current.scrollTop = Math.min(current.scrollHeight, question ? question.offsetTop - GAP : Number.POSITIVE_INFINITY);
    look();
  }, what);
  return {
    log,
    isAway,
    onScroll: look,
    /** A visitor who moves the log reads somewhere. */
    leave: () => {
      follows.current = false;
    },
    toEnd: () => log.current?.scrollTo({ top: log.current.scrollHeight }),
  };
};

/** Marks that a voice would read out. */
const MARKS = /[*_`#|>]+/g;

/** What a screen reader is told: an answer once it is whole, and not each part of it. */
const Announcement = ({ conversation, texts }: ViewContext) => {
  const { entries, answer } = useStateOf(conversation.state);
  const [first] = useState(entries.length);
  const last = entries.at(-1);
  const isNew = entries.length > first && last?.role === 'assistant';
  const homes = last?.listings.map(({ Title, Price }) => `${Title} ${Price}`).join(', ') ?? '';
  const whole = isNew ? `${last.content.replace(MARKS, ' ')} ${homes === '' ? '' : `${texts.homes}: ${homes}`}` : '';
  return (
    <div class="hidden" role="status">
      {answer === undefined ? whole : texts.writing}
    </div>
  );
};

/** The conversation, oldest message first. */
export const MessageLog = ({ isShown, ...context }: ViewContext & { isShown: boolean }) => {
  const { conversation, texts } = context;
  const { settings, entries, answer, failure, contact, isOpen, isOpening } = useStateOf(conversation.state);
  const { log, onScroll, isAway, leave, toEnd } = useFollowing([entries, answer, failure, contact, isShown], {
    isAsked: answer === '',
    hasForm: contact !== 'closed',
  });
  return (
    <div class="middle">
      <div
        class="log"
        ref={log}
        onScroll={onScroll}
        onWheel={leave}
        onTouchMove={leave}
        role="log"
        aria-live="off"
        aria-label={settings.Name || texts.name}
        tabIndex={0}
      >
        <div class="column">
          <div class="entry assistant">
            <div class="bubble" dir="auto">
              <Markdown text={settings.WelcomeMessage || texts.greeting} />
            </div>
          </div>
          {entries.map((entry) =>
            entry.role === 'user' ? (
              <UserEntry key={entry.key} entry={entry} texts={texts} />
            ) : (
              <AssistantEntry key={entry.key} entry={entry} texts={texts} />
            ),
          )}
          {answer !== undefined && <GrowingAnswer answer={answer} texts={texts} />}
          {isOpening && !isOpen && <p class="quiet">{texts.opening}</p>}
          {failure && <FailureNote {...context} failure={failure} onAgain={() => void conversation.again()} />}
          {contact !== 'closed' && <ContactForm {...context} />}
        </div>
      </div>
      {isAway && contact === 'closed' && (
        <button type="button" class="newest" aria-label={texts.newest} onClick={toEnd}>
          <Icon name="down" />
        </button>
      )}
      <Announcement {...context} />
    </div>
  );
};
