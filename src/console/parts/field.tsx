import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** What ties a control to its label, hint and error: spread it over the control. */
export type ControlIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

/** A control of a form, with what it is called, what it is for, and what is wrong with it. */
export const Field = ({
  label,
  hint = '',
  error = '',
  children,
}: {
  label: string;
  hint?: ComponentChildren;
  error?: string;
  children: (ids: ControlIds) => ComponentChildren;
}) => {
  const id = useId();
  const told = [hint === '' ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].filter((each) => each !== '');
  const describedBy = told.length === 0 ? undefined : told.join(' ');
  return (
    <div class={error === '' ? 'field' : 'field has-error'}>
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== '' })}
      {hint !== '' && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== '' && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
