import { useChatbots } from '../parts/chatbots.tsx';
import { FromTo } from '../parts/facts.tsx';
import { fieldName, reasonWords, valueWords } from '../parts/home-words.ts';
import { plainWords } from '../parts/plain-words.ts';
import { count, number } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import type { Preview, Run } from './contract.ts';

const more = (total: number, shown: number): string => (total > shown ? ` and ${number(total - shown)} more` : '');

const nameOf = ({ MLSNumber, Address }: { MLSNumber: string | null; Address: string | null }): string =>
  [Address, MLSNumber].filter((part) => part !== null && part !== '').join(' · ') || 'a home without an address';

const Added = ({ Created }: Pick<Preview, 'Created'>) =>
  Created.Count === 0 ? null : (
    <div>
      <h3>{count(Created.Count, 'home is added', 'homes are added')}</h3>
      <ul class="changes">
        {Created.Examples.map((home) => (
          <li key={JSON.stringify(home)}>
            {nameOf(home)}
            {home.Price !== null && `, ${valueWords('Price', home.Price)}`}
          </li>
        ))}
        {Created.Count > Created.Examples.length && <li>{more(Created.Count, Created.Examples.length).trim()}</li>}
      </ul>
    </div>
  );

const Changed = ({ SerialNumber, Updated, Changed }: Pick<Preview, 'SerialNumber' | 'Updated' | 'Changed'>) =>
  Updated.Count === 0 ? null : (
    <div>
      <h3>{count(Updated.Count, 'home changes', 'homes change')}</h3>
      {Updated.Revived > 0 && <p>{count(Updated.Revived, 'of them comes', 'of them come')} back to the display.</p>}
      <ul class="changes">
        {Changed.map(({ Field, Count, Examples }) => (
          <li key={Field}>
            <strong>{fieldName(Field)}</strong> of {count(Count, 'home')}
            {Examples.map(({ ID, MLSNumber, From, To }) => (
              <span key={ID} class="change">
                <a href={linkTo('listings', SerialNumber, 'home', ID)}>{MLSNumber || `home ${ID}`}</a>:{' '}
                <FromTo field={Field} from={From} to={To} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );

const Left = ({
  SerialNumber,
  Removed: { Count, Held, HandedOver, Examples },
}: Pick<Preview, 'SerialNumber' | 'Removed'>) =>
  Count === 0 ? null : (
    <div>
      <h3>
        {count(Count, 'home is taken off', 'homes are taken off')}
        {Held > 0 && Held < Count && `, ${number(Held)} of them held back`}
      </h3>
      <ul class="changes">
        {Examples.map((home) => (
          <li key={home.ID}>
            <a href={linkTo('listings', SerialNumber, 'home', home.ID)}>{nameOf(home)}</a>: {reasonWords(home.Reason)}
          </li>
        ))}
        {Count > Examples.length && <li>{more(Count, Examples.length).trim()}</li>}
      </ul>
      {HandedOver > 0 && (
        <p>{count(HandedOver, 'of them is', 'of them are')} sent by another feed too, which may show it.</p>
      )}
    </div>
  );

const isNothing = ({ Created, Updated, Removed }: Preview): boolean =>
  Created.Count + Updated.Count + Removed.Count === 0;

/** What a dry run found that an import would do, or what an approval would do, in each chatbot. */
export const Previews = ({ previews, run }: { previews: readonly Preview[]; run: Run }) => {
  const { called } = useChatbots();
  return (
    <>
      {previews.map((preview) => (
        <section
          key={preview.SerialNumber}
          class="panel preview"
          aria-label={`What would happen in ${called(preview.SerialNumber)}`}
        >
          <h2>
            {run.DryRun ? 'An import would do this' : 'Your approval would do this'} in {called(preview.SerialNumber)}
          </h2>
          {preview.Holds !== 'Nothing' && (
            <p class="note waiting">
              {run.DryRun ? 'It would wait for your approval: ' : 'It is held: '}
              {plainWords(preview.Guard)}
            </p>
          )}
          {isNothing(preview) ? (
            <p>Nothing: all homes are as the file says.</p>
          ) : (
            <div class="columns">
              <Added {...preview} />
              <Changed {...preview} />
              <Left {...preview} />
            </div>
          )}
        </section>
      ))}
    </>
  );
};
