'use client';

import { useTranslations } from 'next-intl';
import { AddedMessages } from '@/components/shell/messages/added-messages';
import { Dialog } from '@/components/ui/dialog';
import { pendingAction } from '@/lib/storefront/session/pending-action';
import type { SignInMessages } from '@/lib/storefront/session/sign-in-messages.server';
import { SignInForm } from '../sign-in/sign-in-form';
import { KeptProduct } from './kept-product';

export type SignInSheetProps = {
  messages: SignInMessages;
  byPhone: boolean;
  open: boolean;
  onClose: () => void;
};

/** A sheet over the page with the sign-in form and the product that is kept meanwhile. */
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
  const action = open ? pendingAction() : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={t('sheet_title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-4">
        <KeptProduct action={action} />
        {action && <p className="text-sm text-ink-soft">{te('login_required')}</p>}
        <SignInForm byPhone={byPhone} onSignedIn={() => undefined} focusFirst />
      </div>
    </Dialog>
  );
}
