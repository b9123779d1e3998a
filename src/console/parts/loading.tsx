import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** What stands in place of data that is not there: that it is on its way, or why it is not there. */
export const Loading = ({ failure, retry }: { failure: string; retry: () => void }) =>
  failure === '' ? (
    <p class="loading" role="status">
      <Icon name="busy" /> Loading…
    </p>
  ) : (
    <Trouble failure={failure} retry={retry} />
  );

/** Why something is not there, with a way to ask again. */
export const Trouble = ({ failure, retry }: { failure: string; retry: () => void }) => (
  <div class="note wrong" role="alert">
    <p>{failure}</p>
    <Button onClick={retry}>Try again</Button>
  </div>
);
