'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Monitor, Smartphone } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { answerOf, call } from '@/lib/client/call';
import type { Session } from '@/lib/contract/schemas/sessions';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { signOut } from '@/lib/storefront/session/sign-in-out';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';

/** Lists the shopper's sessions, which can be ended one by one or all at once. */
export function Sessions() {
  const t = useTranslations('safety');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data: sessions, error, mutate } = useOwnCall('GET /api/user-auth/sessions');

  async function endAll() {
    try {
      const { message } = await answerOf(call('DELETE /api/user-auth/sessions', { lang }));
      if (message) toast.afterNavigation(message);
      await signOut(pathIn(lang, '/signin'));
    } catch (failure) {
      toast.error(errorText(failure));
    }
  }

  async function end({ id }: Session) {
    let ended = false;
    try {
      const { message } = await answerOf(
        call('DELETE /api/user-auth/sessions/{id}', { params: { id }, lang }),
      );
      ended = true;
      if (message) toast.success(message);
    } catch (failure) {
      toast.error(errorText(failure));
    }
    await mutate(sessions?.filter((one) => !ended || one.id !== id));
  }

  if (error && !sessions) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!sessions) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <p className="text-sm text-ink-soft">{t('sessions_hint')}</p>
      <ul className="w-full divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
        ))}
      </ul>
      <ConfirmDialog
        title={t('log_out_everywhere')}
        text={t('log_out_everywhere_text')}
        labels={{ confirm: t('log_out_everywhere'), cancel: t('stay') }}
        onConfirm={() => void endAll()}
      >
        {(ask) => (
          <Button look="outline" onClick={ask}>
            {t('log_out_everywhere')}
          </Button>
        )}
      </ConfirmDialog>
    </>
  );
}

const phones = ['Android', 'iPhone', 'iPad', 'KaiOS'];

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslations('safety');
  const locale = useLocale();
  const { browser, system } = session.device;
  const Icon = phones.includes(system ?? '') ? Smartphone : Monitor;
  const name =
    browser && system
      ? t('device', { browser, system })
      : (browser ?? system ?? t('unknown_device'));
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="font-medium">{name}</p>
        {session.current ? (
          <Badge tone="good">{t('this_device')}</Badge>
        ) : (
          <p className="text-sm text-ink-soft">
            {t('last_used', { when: dateTime(session.last_used_at, locale) })}
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          look="quiet"
          className="-my-2 px-2!"
          aria-label={t('log_out_device_named', { device: name })}
          onClick={onEnd}
        >
          {t('log_out_device')}
        </Button>
      )}
    </li>
  );
}
