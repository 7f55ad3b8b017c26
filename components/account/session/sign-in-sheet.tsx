'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InlineAuthLink } from '@/components/session/auth-link';
import { AddedMessages } from '@/components/shell/messages/added-messages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { pendingAction } from '@/lib/storefront/session/pending-action';
import type { SignInMessages } from '@/lib/storefront/session/sign-in-messages.server';
import { CodeSignIn } from '../sign-in/code-sign-in';
import { PasswordSignIn } from '../sign-in/password-sign-in';
import { KeptProduct } from './kept-product';

export type SignInSheetProps = {
  messages: SignInMessages;
  byPhone: boolean;
  open: boolean;
  onClose: () => void;
};

/** A sheet over the page that signs in by a code, which also creates an account, or by password. */
export function SignInSheet({ messages, ...sheet }: SignInSheetProps) {
  return (
    <AddedMessages messages={messages}>
      <Sheet {...sheet} />
    </AddedMessages>
  );
}

function Sheet({ byPhone, open, onClose }: Omit<SignInSheetProps, 'messages'>) {
  const t = useTranslations('auth');
  const te = useTranslations('errors');
  const [byPassword, setByPassword] = useState(false);
  const action = open ? pendingAction() : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={t('sheet_title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-4">
        <KeptProduct action={action} />
        <p>{te('login_required')}</p>
        {byPassword ? (
          <>
            <PasswordSignIn onSignedIn={() => undefined} focusFirst />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Button look="quiet" className="-mx-3 px-3!" onClick={() => setByPassword(false)}>
                {t(byPhone ? 'use_code_or_sms' : 'use_code')}
              </Button>
              <InlineAuthLink page="/forgot-password">{t('forgot')}</InlineAuthLink>
            </div>
          </>
        ) : (
          <CodeSignIn
            byPhone={byPhone}
            onSignedIn={() => undefined}
            onUsePassword={() => setByPassword(true)}
          />
        )}
      </div>
    </Dialog>
  );
}
