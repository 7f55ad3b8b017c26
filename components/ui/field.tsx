import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useEarlyTyping } from './early-typing';

const control =
  'min-h-11 w-full rounded-control border bg-card px-3 py-2 text-ink placeholder:text-ink-soft ' +
  'disabled:opacity-60 aria-invalid:border-bad';

type FieldProps = {
  label: string;
  error?: string;
  hint?: string;
  className?: string;
  children: (control: {
    id: string;
    className: string;
    /** Set in both cases: otherwise an empty required field would count as invalid before any input. */
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** A labelled control with its hint, and its error linked for screen readers. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  useEarlyTyping(id);
  const note = error ?? hint;
  return (
    <div data-field className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        className: clsx(control, 'border-line-strong'),
        'aria-invalid': Boolean(error),
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={clsx('text-sm', error ? 'text-bad' : 'text-ink-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}

/** True for free text, which may run from right to left; numbers and addresses do not. */
const isWords = (type = 'text') => type === 'text' || type === 'search';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  Pick<FieldProps, 'label' | 'error' | 'hint' | 'className'>;

export function TextField({ label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(props) => <input dir={isWords(input.type) ? 'auto' : undefined} {...input} {...props} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className'> &
  Pick<FieldProps, 'label' | 'error' | 'hint' | 'className'>;

export function TextAreaField({ label, error, hint, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(props) => <textarea rows={3} dir="auto" {...area} {...props} />}
    </Field>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  Pick<FieldProps, 'label' | 'error' | 'hint' | 'className'>;

export function SelectField({ label, error, hint, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(props) => <select {...select} {...props} />}
    </Field>
  );
}
