'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { digitsOf } from '@/lib/i18n/digits';

type Props = {
  value: string;
  onChange: (otp: string) => void;
  error?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Six digits, also Devanagari ones or pasted with spaces. The last one submits the form, where nothing else of it is
 * still empty.
 */
export function OtpField({ value, onChange, error, name = 'otp', ref }: Props) {
  const t = useTranslations('auth');
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // After the state of the form that the digit has changed.
  useEffect(() => {
    const form = input.current?.form;
    if (value.length !== 6 || !isTyped.current || !form || !isFilled(form)) return;
    isTyped.current = false;
    form.requestSubmit();
  }, [value]);

  return (
    <Field label={t('code')} error={error}>
      {({ className, ...props }) => (
        <input
          {...props}
          ref={input}
          name={name}
          required
          value={value}
          onChange={(event) => {
            isTyped.current = true;
            onChange(digitsOf(event.target.value).slice(0, 6));
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="······"
          className={`${className} max-w-56 text-center text-2xl font-semibold tracking-[0.4em] tabular-nums`}
        />
      )}
    </Field>
  );
}

const isFilled = (form: HTMLFormElement) =>
  [...form.elements].every((field) => !(field instanceof HTMLInputElement) || field.value !== '');
