'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { InlineAuthLink } from '@/components/session/auth-link';
import { Button } from '@/components/ui/button';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { CodeSignIn } from './code-sign-in';
import { PasswordSignIn } from './password-sign-in';

/** The form of the sign-in page, by password or by a code. */
export function SignInForm({ byPhone }: { byPhone: boolean }) {
  const t = useTranslations('auth');
  const lang = useLocale();
  const [byCode, setByCode] = useState<boolean>();
  const goOn = () => goTo(callbackPath(lang));

  if (byCode) {
    const leave = () => setByCode(false);
    return <CodeSignIn byPhone={byPhone} onSignedIn={goOn} onUsePassword={leave} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <PasswordSignIn onSignedIn={goOn} focusFirst={byCode === false} />
      <Button look="outline" onClick={() => setByCode(true)}>
        {t(byPhone ? 'use_code_or_sms' : 'use_code')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <InlineAuthLink page="/forgot-password">{t('forgot')}</InlineAuthLink>
        <span>
          {t('new_here')} <InlineAuthLink page="/signup">{t('sign_up')}</InlineAuthLink>
        </span>
      </div>
    </div>
  );
}
