'use client';

import { useLocale } from 'next-intl';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { signInPath } from '@/lib/auth/sign-in-path';
import { pathIn } from '@/lib/i18n/language-path';
import { useRouter } from '@/lib/paths/navigation';
import { clearPendingAction } from '@/lib/storefront/session/pending-action';
import { sessionState } from '@/lib/storefront/session/session';
import type { SignInMessages } from '@/lib/storefront/session/sign-in-messages.server';
import { signInSheet } from '@/lib/storefront/session/sign-in-sheet';
import { useUser } from '@/lib/storefront/session/use-user';
import type { SignInSheetProps } from './sign-in-sheet';

type Loaded = { Sheet: ComponentType<SignInSheetProps>; messages: SignInMessages };

/** Loads the sign-in sheet and its texts on first use; if they cannot be loaded, redirects to /signin. */
export function SheetHost({ byPhone }: { byPhone: boolean }) {
  const isOpen = useSyncExternalStore(signInSheet.subscribe, signInSheet.isOpen, () => false);
  const { status } = useUser();
  const locale = useLocale();
  const router = useRouter();
  const [loaded, setLoaded] = useState<Loaded>();
  const isIn = status === 'in';

  useEffect(() => {
    if (!isOpen || loaded) return;
    let wanted = true;
    Promise.all([import('./sign-in-sheet'), messagesOf(pathIn(locale, '/sign-in.json'))]).then(
      ([{ SignInSheet: Sheet }, messages]) => wanted && setLoaded({ Sheet, messages }),
      () => {
        signInSheet.close();
        router.push(signInPath(window.location));
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, loaded, locale, router]);

  useEffect(() => {
    if (isIn) signInSheet.close();
  }, [isIn]);

  if (!loaded) return null;
  const { Sheet, messages } = loaded;
  return (
    <Sheet
      messages={messages}
      byPhone={byPhone}
      open={isOpen && !isIn}
      onClose={() => {
        signInSheet.close();
        if (!sessionState().user) clearPendingAction();
      }}
    />
  );
}

async function messagesOf(address: string): Promise<SignInMessages> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
