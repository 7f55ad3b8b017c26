'use client';

import { useLocale, useTranslations } from 'next-intl';
import { signIn } from '@/lib/storefront/session/sign-in-out';
import { PasswordForm } from './password-form';

type Props = {
  onSignedIn: () => void;
  /** The address typed before, or an empty text. */
  email: string;
};

/** E-mail and password of a shopper, which open a session. */
export function PasswordSignIn({ onSignedIn, email }: Props) {
  const t = useTranslations('auth');
  const lang = useLocale();
  return (
    <PasswordForm
      texts={{ email: t('email'), password: t('password'), action: t('sign_in') }}
      email={email}
      onSend={async (given) => {
        await signIn({ ...given, lang });
        onSignedIn();
      }}
    />
  );
}
