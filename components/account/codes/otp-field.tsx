'use client';

import clsx from 'clsx';
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

const places = [0, 1, 2, 3, 4, 5];

/**
 * Takes six digits, also Devanagari ones or pasted with spaces, and shows each in a box under its one field. The
 * last digit submits the form, unless another field is still empty.
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
      {({ className: _, ...props }) => (
        <span className="group relative grid max-w-82 grid-cols-6 gap-2">
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
            className="absolute inset-0 w-full rounded-control bg-transparent text-transparent caret-transparent selection:bg-transparent selection:text-transparent"
          />
          {places.map((place) => (
            <span
              key={place}
              aria-hidden
              className={clsx(
                'pointer-events-none relative grid h-12 place-items-center rounded-control border bg-card text-2xl font-semibold tabular-nums',
                error ? 'border-bad' : 'border-line-strong',
                place === Math.min(value.length, 5) && 'group-focus-within:border-brand',
              )}
            >
              {value[place]}
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}

const isFilled = (form: HTMLFormElement) =>
  [...form.elements].every((field) => !(field instanceof HTMLInputElement) || field.value !== '');
