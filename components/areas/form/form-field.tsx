'use client';

import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { OtpField } from '@/components/account/codes/otp-field';
import { PasswordField } from '@/components/account/password-field';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import type { FormValues, Kind } from './values';

export type FormField<Name extends string = string> = {
  name: Name;
  kind: Kind;
  label: string;
  hint?: string;
  /** Sent for an empty field; by default nothing. */
  empty?: null | '';
  /** The options of `choice` and `several`; `code` is shown below the label, `group` is a heading above the options. */
  options?: readonly { value: string; label: string; code?: string; group?: string }[];
  /** True if the chosen value is sent as a number. */
  isNumber?: boolean;
  /** Keys of the field's autofill; off by default. */
  autoComplete?: string;
  rows?: number;
  maxLength?: number;
  lang?: string;
  isRequired?: boolean;
  /** Shown, but not to be changed; it is not sent. */
  isFixed?: boolean;
  /** Takes the whole width. */
  isWide?: boolean;
  /** True if the text must be typed, because pasting would repeat a mistake. */
  isTyped?: boolean;
  /** Begins a part of the form under a heading of its own. */
  section?: { title: string; hint?: string };
  /** False hides the field; a hidden one is sent as empty. */
  when?: (values: FormValues) => boolean;
};

type FieldProps = {
  field: FormField;
  error: string | undefined;
  form: UseFormReturn<FormValues>;
};

const inputs: Partial<Record<Kind, object>> = {
  number: { inputMode: 'decimal', maxLength: 14 },
  moment: { type: 'datetime-local' },
  day: { type: 'date' },
  mail: { type: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel' },
  digits: { inputMode: 'numeric' },
  url: { type: 'url', inputMode: 'url', placeholder: 'https://' },
};

/** Renders a field of a form by its kind. */
export function FieldOf({ field, error, form }: FieldProps) {
  const { kind, label, hint, options = [], maxLength, lang, isFixed, isRequired, isWide } = field;
  const control = form.register(field.name);
  const shared = { label, hint, error, className: isWide ? 'sm:col-span-2' : undefined };
  if (kind === 'check') {
    return (
      <ChoiceCard type="checkbox" {...control}>
        {label}
      </ChoiceCard>
    );
  }
  if (kind === 'several') return <Several field={field} error={error} form={form} />;
  if (kind === 'choice') {
    return (
      <SelectField {...shared} {...control} disabled={isFixed}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'password') {
    const autoComplete = field.autoComplete ?? 'current-password';
    return (
      <PasswordField {...{ label, hint, error, autoComplete }} {...control} required={isRequired} />
    );
  }
  if (kind === 'code') {
    return (
      <div className="flex flex-col gap-2 sm:col-span-2">
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        <Controller
          control={form.control}
          name={field.name}
          render={({ field: { value, ...rest } }) => (
            <OtpField {...rest} value={String(value)} error={error} />
          )}
        />
      </div>
    );
  }
  if (kind === 'text' || kind === 'names' || kind === 'lines') {
    return (
      <TextAreaField
        {...shared}
        {...control}
        rows={field.rows ?? (kind === 'names' ? 2 : 4)}
        maxLength={maxLength}
        lang={lang}
        disabled={isFixed}
        required={isRequired}
      />
    );
  }
  return (
    <TextField
      {...shared}
      {...control}
      autoComplete={field.autoComplete ?? 'off'}
      maxLength={maxLength}
      lang={lang}
      disabled={isFixed}
      required={isRequired}
      onPaste={field.isTyped ? (event) => event.preventDefault() : undefined}
      {...inputs[kind]}
    />
  );
}

/** Options of which any may be ticked, under the headings of their groups. */
function Several({ field: { name, label, hint, options = [] }, error, form }: FieldProps) {
  const id = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-4 sm:col-span-2"
      aria-describedby={error || hint ? `${id}-hint` : undefined}
    >
      <legend className="pb-1.5 text-sm font-medium">{label}</legend>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would be read twice
        <div key={group ?? ''} role="group" aria-label={group}>
          {group && <h3 className="pb-1.5 font-semibold">{group}</h3>}
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {options
              .filter((option) => option.group === group)
              .map((option) => (
                <ChoiceCard
                  key={option.value}
                  {...form.register(name)}
                  type="checkbox"
                  value={option.value}
                  aria-invalid={Boolean(error)}
                >
                  <span className="block font-medium">{option.label}</span>
                  {option.code && (
                    <code className="text-sm break-all text-ink-soft">{option.code}</code>
                  )}
                </ChoiceCard>
              ))}
          </div>
        </div>
      ))}
      {(error || hint) && (
        <p id={`${id}-hint`} className={error ? 'text-sm text-bad' : 'text-sm text-ink-soft'}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
