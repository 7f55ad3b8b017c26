'use client';

import { useLocale, useTranslations } from 'next-intl';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import { PasswordForm } from './password-form';

type Props = {
  onSignedIn: () => void;
  /** True if the form replaces another one. */
  focusFirst?: boolean;
};

/** E-mail and password of a shopper, which open a session. */
export function PasswordSignIn({ onSignedIn, focusFirst }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  return (
    <PasswordForm
      texts={{ email: t('email'), password: t('password'), action: t('sign_in') }}
      focusFirst={focusFirst}
      onSend={async (given) => {
        await signIn({ ...given, lang });
        onSignedIn();
      }}
    />
  );
}
