'use client';

import { type ReactNode, useEffect, useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { OtpField } from '@/components/account/codes/otp-field';
import { PasswordField } from '@/components/account/password-field';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import type { FormValues, Kind, Typed } from './values';

/** Arguments of a field's own `render`. */
export type OwnField = {
  value: unknown;
  values: FormValues;
  error: string | undefined;
  /** Errors inside the value, by path. */
  errors: Record<string, string>;
  set: (value: unknown) => void;
};

export type FormField<Name extends string = string> = Typed & {
  name: Name;
  kind: Kind;
  label: string;
  hint?: string;
  /** Renders a field of kind `own`, whose value may be anything. */
  render?: (own: OwnField) => ReactNode;
  /** Fills the field from another one while that is typed. */
  follows?: { name: string; by: (text: string) => Promise<string> };
  /** The options of `choice` and `several`, and the suggestions of a text; `code` is shown below the label, `group` is a heading above the options. */
  options?: readonly { value: string; label: string; code?: string; group?: string }[];
  /** Keys of the field's autofill; off by default. */
  autoComplete?: string;
  rows?: number;
  maxLength?: number;
  lang?: string;
  isRequired?: boolean;
  /** Shown, but not to be changed; it is not sent. */
  isFixed?: boolean;
  /** Decides about other fields and is not sent. */
  isUnsent?: boolean;
  /** Takes the whole width. */
  isWide?: boolean;
  /** True if the text must be typed, because pasting would repeat a mistake. */
  isTyped?: boolean;
  /** Begins a part of the form under a heading of its own. */
  section?: { title: string; hint?: string };
};

/** Returns a line of text for each language. */
export const linesIn = (
  name: string,
  of: (locale: Locale) => Omit<FormField, 'name' | 'kind' | 'lang'>,
): FormField[] =>
  locales.map((locale) => ({
    name: fieldIn(name, locale),
    kind: 'line',
    lang: locale,
    empty: '',
    ...of(locale),
  }));

type FieldProps = {
  field: FormField;
  error: string | undefined;
  errors: Record<string, string>;
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
  path: { autoCapitalize: 'none', spellCheck: false },
};

/** Renders a field of a form by its kind. */
export function FieldOf({ field, error, errors, form }: FieldProps) {
  const { kind, label, hint, options = [], maxLength, lang, isFixed, isRequired, isWide } = field;
  useFollowed(field, form);
  if (field.render) {
    return (
      <div className="min-w-0 sm:col-span-2">
        {field.render({
          value: form.watch(field.name),
          values: form.getValues(),
          error,
          errors,
          set: (value) => {
            form.setValue(field.name, value, { shouldDirty: true });
            form.clearErrors(field.name);
          },
        })}
      </div>
    );
  }
  const control = form.register(field.name);
  const shared = { label, hint, error, className: isWide ? 'sm:col-span-2' : undefined };
  if (kind === 'check') {
    return (
      <ChoiceCard type="checkbox" {...control}>
        {hint ? (
          <>
            <b className="block">{label}</b>
            <span className="text-sm">{hint}</span>
          </>
        ) : (
          label
        )}
      </ChoiceCard>
    );
  }
  if (kind === 'several') return <Several {...{ field, error, form }} />;
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
    <>
      <TextField
        {...shared}
        {...control}
        autoComplete={field.autoComplete ?? 'off'}
        list={options.length ? `${field.name}-list` : undefined}
        maxLength={maxLength}
        lang={lang}
        disabled={isFixed}
        required={isRequired}
        onPaste={field.isTyped ? (event) => event.preventDefault() : undefined}
        {...inputs[kind]}
      />
      {options.length > 0 && (
        <datalist id={`${field.name}-list`}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Fills a field from the one that it follows, unless that has changed in the meantime. */
function useFollowed({ name, follows }: FormField, form: FieldProps['form']): void {
  const typed = useWatch({ control: form.control, name: follows?.name ?? name });
  useEffect(() => {
    if (!follows) return;
    void follows.by(String(typed ?? '')).then((text) => {
      if (form.getValues(follows.name) === typed) form.setValue(name, text);
    });
  }, [typed, name, follows, form]);
}

/** Options of which any may be ticked, under the headings of their groups. */
function Several({ field, error, form }: Omit<FieldProps, 'errors'>) {
  const { name, label, hint, options = [] } = field;
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
