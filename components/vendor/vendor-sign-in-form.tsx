'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Credentials, PasswordForm } from '@/components/account/sign-in/password-form';
import { Link } from '@/components/shell/navigation/link';
import { ApiError } from '@/lib/client/request';
import type { OwnStore } from '@/lib/contract/schemas/vendors';
import { signInVendor } from '@/lib/storefront/session/vendor-session';

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

type Props = {
  onSignedIn: (store: OwnStore, typed: Credentials) => Promise<void>;
  /** Called if the application waits for its code, with the typed credentials, if any. */
  onUnconfirmed: (typed: Partial<Credentials>) => void;
};

export function VendorSignInForm({ onSignedIn, onUnconfirmed }: Props) {
  const t = useTranslations('vendor');
  const lang = useLocale();

  async function send(given: Credentials) {
    try {
      await onSignedIn(await signInVendor(lang, given), given);
    } catch (refused) {
      if (!isUnconfirmed(refused)) throw refused;
      onUnconfirmed(given);
    }
  }

  return (
    <PasswordForm
      texts={{ email: t('email'), password: t('password'), action: t('sign_in') }}
      onSend={send}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link href="/vendor/forgot-password" className={link}>
          {t('forgot')}
        </Link>
        <span>
          {t('no_store')}{' '}
          <Link href="/vendor/signup" className={link}>
            {t('apply')}
          </Link>
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5">
        {t('confirm_late')}
        <button type="button" onClick={() => onUnconfirmed({})} className={link}>
          {t('have_code')}
        </button>
      </p>
    </PasswordForm>
  );
}

function isUnconfirmed(refused: unknown): boolean {
  const data = refused instanceof ApiError ? (refused.data as { unconfirmed?: true }) : undefined;
  return data?.unconfirmed === true;
}
