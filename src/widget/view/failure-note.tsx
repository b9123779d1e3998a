import { useEffect, useRef } from 'preact/hooks';
import type { Failure } from '../failure.ts';
import { fill } from '../texts/texts.ts';
import { useStateOf, type ViewContext } from './view-context.ts';

/** Nobody said when: most limits are over by then. */
const SECONDS = 60;

const duration = (seconds: number, language: string): string => {
  const unit = seconds < 100 ? 'second' : seconds < 5_400 ? 'minute' : 'hour';
  const value = Math.ceil(seconds / { second: 1, minute: 60, hour: 3_600 }[unit]);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};

/** What went wrong, in the visitor's words, and a way on. */
export const FailureNote = ({
  failure,
  onAgain,
  ...context
}: ViewContext & { failure: Failure; onAgain?: () => void }) => {
  const { conversation, texts, language } = context;
  const { RateLimitMessage } = useStateOf(conversation.state).settings;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.scrollIntoView({ block: 'nearest' }), [failure]);
  const { kind, message, seconds = SECONDS } = failure;
  // The brokerage's own words, where the service used them.
  const isOwn = RateLimitMessage !== '' && message === RateLimitMessage;
  return (
    <div class="failure" role="alert" ref={note}>
      <p dir="auto">{isOwn ? message : fill(texts.failures[kind], { time: duration(seconds, language) })}</p>
      {onAgain && (
        <button type="button" class="again" onClick={onAgain}>
          {texts.again}
        </button>
      )}
    </div>
  );
};
