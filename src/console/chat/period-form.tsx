import type { ComponentChildren } from 'preact';
import { Field } from '../parts/field.tsx';

/** Days (2026-11-29) of the chatbot's time zone; "" where it has no beginning or end. */
export type Period = { From: string; To: string };

/** A choice of days, with whatever else chooses beside it. */
export const PeriodForm = ({
  period,
  onChange,
  children,
}: {
  period: Period;
  onChange: (period: Period) => void;
  children?: ComponentChildren;
}) => {
  const day = (label: string, name: keyof Period) => (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="date"
          value={period[name]}
          onChange={({ currentTarget }) => onChange({ ...period, [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <search class="filters">
      {day('From', 'From')}
      {day('To', 'To')}
      {children}
    </search>
  );
};

/** The fields of a request. */
export const periodFields = ({ From, To }: Period) => ({ ...(From !== '' && { From }), ...(To !== '' && { To }) });
