'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Eye, EyeOff } from '@/components/ui/icons';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string;
  error?: string;
  hint?: string;
};

/** A password field with a button that shows the password. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const t = useTranslations('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {({ className, ...props }) => (
        <span className="relative block">
          <input
            {...input}
            {...props}
            type={shown ? 'text' : 'password'}
            className={`${className} pr-12`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('show_password')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
