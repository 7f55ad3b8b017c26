'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { InlineAuthLink } from '@/components/session/auth-link';
import { Button } from '@/components/ui/button';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { CodeSignIn } from './code-sign-in';
import { PasswordSignIn } from './password-sign-in';

type Props = { byPhone: boolean; onSignedIn: () => void; focusFirst?: boolean; links?: ReactNode };

/** Signs in by a code, which also creates an account, or by password. The page and the sheet share it. */
export function SignInForm({ byPhone, onSignedIn, focusFirst, links }: Props) {
  const t = useTranslations('auth');
  const [byPassword, setByPassword] = useState<boolean>();
  const [account, setAccount] = useState('');

  if (!byPassword) {
    return (
      <CodeSignIn
        byPhone={byPhone}
        account={account}
        focusFirst={focusFirst || byPassword === false}
        onSignedIn={onSignedIn}
        onUsePassword={(typed) => {
          setAccount(typed);
          setByPassword(true);
        }}
      >
        {links}
      </CodeSignIn>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <PasswordSignIn email={account.includes('@') ? account : ''} onSignedIn={onSignedIn} />
      <Button look="quiet" className="-mx-3 self-start px-3!" onClick={() => setByPassword(false)}>
        {t(byPhone ? 'use_code_or_sms' : 'use_code')}
      </Button>
      {links ?? (
        <div>
          <InlineAuthLink page="/forgot-password">{t('forgot')}</InlineAuthLink>
        </div>
      )}
    </div>
  );
}

/** The form of the sign-in page. Links lead to the other pages, also without scripts. */
export function PageSignIn({ byPhone }: { byPhone: boolean }) {
  const t = useTranslations('auth');
  const lang = useLocale();
  return (
    <SignInForm
      byPhone={byPhone}
      onSignedIn={() => goTo(callbackPath(lang))}
      links={
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
          <InlineAuthLink page="/forgot-password">{t('forgot')}</InlineAuthLink>
          <span>
            {t('new_here')} <InlineAuthLink page="/signup">{t('sign_up')}</InlineAuthLink>
          </span>
        </div>
      }
    />
  );
}
