import { type ChatbotItem, nameOf } from '../../parts/chatbots.tsx';
import { Field } from '../../parts/field.tsx';
import type { Configuration } from './contract.ts';
import { askedOf, isOpen } from './draft.ts';

const DAILY = /^(\d{1,2}) (\d{1,2}(?:,\d{1,2})*) \* \* \*$/;

/** A schedule in words. */
const timesOf = ({ cron, timeZone }: NonNullable<Configuration['schedule']>): string => {
  const [, minute = '', hours] = DAILY.exec(cron) ?? [];
  if (hours === undefined) return `by “${cron}”, ${timeZone}`;
  return `daily at ${hours
    .split(',')
    .map((hour) => `${hour}:${minute.padStart(2, '0')}`)
    .join(' and ')}, ${timeZone}`;
};

/** From where the files of a feed are fetched. */
const WebAddress = ({ url, onUrl }: { url: string; onUrl: (url: string) => void }) => (
  <Field
    label="Web address"
    hint="One that needs a user and password is written into the feed’s file by hand."
    error={askedOf(url) && 'Give the whole address again: what may be secret in it is not shown.'}
  >
    {(ids) => (
      <input
        {...ids}
        type="url"
        value={isOpen(url) ? '' : url}
        onInput={({ currentTarget }) => onUrl(currentTarget.value)}
      />
    )}
  </Field>
);

const ChatbotField = ({
  serialNumber,
  chatbots,
  onChoose,
}: {
  serialNumber: string;
  chatbots: readonly ChatbotItem[];
  onChoose: (serialNumber: string) => void;
}) => (
  <Field label="Chatbot that it fills" error={askedOf(serialNumber) && 'Choose the chatbot.'}>
    {(ids) => (
      <select
        {...ids}
        value={isOpen(serialNumber) ? '' : serialNumber}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {isOpen(serialNumber) && <option value="">Choose…</option>}
        {chatbots.map((chatbot) => (
          <option key={chatbot.SerialNumber} value={chatbot.SerialNumber}>
            {nameOf(chatbot)}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** What the feed is called, which chatbot it fills, what its files hold, and how they come. */
export const Delivery = ({
  name,
  isFixed,
  nameError,
  config,
  proposed,
  chatbots,
  localFile,
  onName,
  onConfig,
}: {
  name: string;
  /** A feed that is there keeps its name. */
  isFixed: boolean;
  nameError: string;
  config: Configuration;
  proposed: Configuration;
  chatbots: readonly ChatbotItem[];
  /** The file that the feed reads where it is not fetched. */
  localFile: string;
  onName: (name: string) => void;
  onConfig: (config: Configuration) => void;
}) => {
  const serialNumber = config.chatbots[0]?.serialNumber ?? '';
  const isFetched = 'url' in config.source;
  const { schedule, ...byHand } = config;
  return (
    <section class="panel" aria-labelledby="delivery">
      <h2 id="delivery">The feed</h2>
      <div class="words">
        <Field
          label="Name"
          hint={isFixed ? 'A feed keeps its name.' : 'Small letters, digits and dashes.'}
          error={nameError}
        >
          {(ids) => (
            <input
              {...ids}
              value={name}
              readOnly={isFixed}
              spellcheck={false}
              onInput={({ currentTarget }) => onName(currentTarget.value)}
            />
          )}
        </Field>
        <ChatbotField
          serialNumber={serialNumber}
          chatbots={chatbots}
          onChoose={(chosen) => onConfig({ ...config, chatbots: [{ ...config.chatbots[0], serialNumber: chosen }] })}
        />
        <Field
          label="Each file holds"
          hint="A home that is missing in a file of all homes leaves the display."
          error={askedOf(config.mode)}
        >
          {(ids) => (
            <select
              {...ids}
              value={isOpen(config.mode) ? '' : config.mode}
              onChange={({ currentTarget }) => onConfig({ ...config, mode: currentTarget.value })}
            >
              {isOpen(config.mode) && <option value="">Choose…</option>}
              <option value="snapshot">all homes</option>
              <option value="delta">only what has changed</option>
            </select>
          )}
        </Field>
        <Field
          label="How files come"
          hint={isFetched ? '' : `You upload them here, or somebody puts them to ${localFile} beside the service.`}
        >
          {(ids) => (
            <select
              {...ids}
              value={isFetched ? 'url' : 'file'}
              onChange={({ currentTarget: { value } }) =>
                onConfig({ ...config, source: value === 'url' ? { url: 'https://' } : { file: localFile } })
              }
            >
              <option value="file">I bring them</option>
              <option value="url">From a web address</option>
            </select>
          )}
        </Field>
        {'url' in config.source && (
          <WebAddress url={config.source.url} onUrl={(url) => onConfig({ ...config, source: { url } })} />
        )}
        {proposed.schedule !== undefined && (
          <Field
            label="Imports"
            hint={`By itself only after your first dry run or import.${
              isFetched || schedule === undefined
                ? ''
                : ` The schedule looks for the file at ${localFile} beside the service: uploads need none.`
            }`}
          >
            {(ids) => (
              <select
                {...ids}
                value={schedule === undefined ? '' : 'schedule'}
                onChange={({ currentTarget }) =>
                  onConfig(
                    currentTarget.value === ''
                      ? byHand
                      : { ...config, ...(proposed.schedule && { schedule: proposed.schedule }) },
                  )
                }
              >
                <option value="">when I ask for it</option>
                <option value="schedule">{proposed.schedule && timesOf(proposed.schedule)}</option>
              </select>
            )}
          </Field>
        )}
      </div>
    </section>
  );
};
