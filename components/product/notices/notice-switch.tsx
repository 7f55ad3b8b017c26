'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { answerOf, call } from '@/lib/client/call';
import type { NoticeKind } from '@/lib/contract/schemas/notices';
import { pathIn } from '@/lib/i18n/language-path';
import { toast, toastDurations } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';
import { wantsVerifiedEmail } from '@/lib/storefront/session/wants-verified-email';
import { NoticeLook } from './notice-look';

type Props = { productId: number; about: NoticeKind; label: string };

/** The notices that a shopper has requested, with a button that cancels them; else the button that requests one. */
export default function NoticeSwitch({ productId, about, label }: Props) {
  const t = useTranslations('notices');
  const ta = useTranslations('account');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const { data, mutate } = useOwnCall(
    'GET /api/products/{id}/notices',
    { params: { id: productId } },
    { shouldRetryOnError: false },
  );

  const isAsked = data?.[about] ?? false;
  const shown = useRef(isAsked);
  // The pressed button is replaced by the other one, which takes over the focus.
  useEffect(() => {
    const hadFocus = document.activeElement === document.body;
    if (shown.current !== isAsked && hadFocus) part.current?.querySelector('button')?.focus();
    shown.current = isAsked;
  }, [isAsked]);

  async function set(isWanted: boolean) {
    setBusy(true);
    try {
      const { message } = await answerOf(
        call(`${isWanted ? 'PUT' : 'DELETE'} /api/products/{id}/notices/{kind}`, {
          params: { id: productId, kind: about },
          lang,
        }),
      );
      if (message) toast.success(message);
      void mutate(
        { back: false, cheaper: false, ...data, [about]: isWanted },
        { revalidate: false },
      );
    } catch (failure) {
      const label = ta('verify_now');
      const confirm = { label, onClick: () => window.location.assign(pathIn(lang, '/profile')) };
      toast.error(
        errorText(failure),
        wantsVerifiedEmail(failure) ? { action: confirm, duration: toastDurations.plain * 2 } : {},
      );
    }
    setBusy(false);
  }

  return (
    <div ref={part}>
      {isAsked ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-medium text-good">{t(`waiting_${about}`)}</span>
          <Button
            look="quiet"
            className="-my-3 -ml-2 px-2! text-sm"
            busy={busy}
            onClick={() => set(false)}
          >
            {t('withdraw')}
          </Button>
        </p>
      ) : (
        <NoticeLook
          prominent={about === 'back'}
          label={label}
          busy={busy}
          onClick={() => set(true)}
        />
      )}
    </div>
  );
}
