'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { digitsOf } from '@/lib/text/digits';

type Props = {
  value: string;
  onChange: (otp: string) => void;
  error?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Takes six digits, also Devanagari ones or pasted with spaces. The last digit submits the form, unless another
 * field is still empty.
 */
export function OtpField({ value, onChange, error, name = 'otp', ref }: Props) {
  const t = useTranslations('auth');
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // Runs in an effect, after the form's state contains the digit.
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
