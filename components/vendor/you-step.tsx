'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/account/password-field';
import { TextField } from '@/components/ui/field';
import { useApplicationField } from './use-application-field';

/** The first step: the applicant. */
export function YouStep() {
  const t = useTranslations('vendor');
  const field = useApplicationField();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('first_name')}
        required
        label={t('first_name')}
        autoComplete="given-name"
      />
      <TextField {...field('last_name')} label={t('last_name')} autoComplete="family-name" />
      <TextField
        {...field('email')}
        required
        label={t('email')}
        hint={t('email_hint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField
        {...field('phone')}
        required
        label={t('phone')}
        hint={t('phone_hint')}
        type="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...field('password')}
        required
        label={t('password')}
        hint={t('password_hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        required
        label={t('confirm_password')}
        autoComplete="new-password"
      />
      <p className="text-sm text-ink-soft sm:col-span-2">{t('saved_here')}</p>
    </div>
  );
}
