'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import { digitsOf } from '@/lib/storefront/forms/digits';

type Props = {
  value: string;
  onChange: (otp: string) => void;
  error?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Six digits, also Devanagari ones or pasted with spaces. */
export function OtpField({ value, onChange, error, name = 'otp', ref }: Props) {
  const t = useTranslations('auth');
  return (
    <Field label={t('code')} error={error}>
      {({ className, ...props }) => (
        <input
          {...props}
          ref={ref}
          name={name}
          required
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, 6))}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="······"
          className={`${className} max-w-56 text-center text-2xl font-semibold tracking-[0.4em] tabular-nums`}
        />
      )}
    </Field>
  );
}
