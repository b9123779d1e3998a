import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

/** `primary` is what one most likely wants, `danger` takes something away. A busy button takes no second press. */
export const Button = ({
  kind = 'plain',
  type = 'button',
  icon,
  isBusy = false,
  isOff = false,
  onClick,
  children,
}: {
  kind?: 'primary' | 'plain' | 'danger';
  type?: 'button' | 'submit';
  icon?: IconName;
  isBusy?: boolean;
  isOff?: boolean;
  onClick?: () => void;
  children: ComponentChildren;
}) => (
  <button
    type={type}
    class={`button ${kind}`}
    aria-disabled={isBusy || isOff}
    aria-busy={isBusy}
    onClick={(event) => {
      if (isBusy || isOff) event.preventDefault();
      else onClick?.();
    }}
  >
    {isBusy ? <Icon name="busy" /> : icon !== undefined && <Icon name={icon} />}
    {children}
  </button>
);
