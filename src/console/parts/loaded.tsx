import type { ComponentChildren } from 'preact';
import type { Reading } from '../use-data.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Why something could not be done or read, with what can be done about it; nothing where it could. */
export const Wrong = ({ failure, children }: { failure: string; children?: ComponentChildren }) =>
  failure === '' ? null : (
    <div class="note wrong" role="alert">
      <p>{failure}</p>
      {children}
    </div>
  );

/** Data once they are there, and until then that they are on their way. Why they could not be read, or not anew, stands above. */
export const Loaded = <Data,>({
  of: { data, failure, reload },
  children,
}: {
  of: Reading<Data>;
  children: (data: Data) => ComponentChildren;
}) => (
  <>
    <Wrong failure={failure}>
      <Button onClick={reload}>Try again</Button>
    </Wrong>
    {data === undefined && failure === '' && (
      <p class="loading" role="status">
        <Icon name="busy" /> Loading…
      </p>
    )}
    {data !== undefined && children(data)}
  </>
);
