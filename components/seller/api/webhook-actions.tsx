'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, dataOf } from '@/lib/client/call';
import type { Webhook } from '@/lib/contract/schemas/seller/api';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';

type Props = {
  webhook: Webhook;
  onChanged: () => void;
  onSent: () => void;
  onSecret: (secret: string) => void;
};

/** A webhook's actions besides changing its address. */
export function WebhookActions({ webhook, onChanged, onSent, onSecret }: Props) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const router = useRouter();
  const { busy, run } = useAction();
  const { id, url, events, state } = webhook;
  const isOn = state === 'on';

  const test = () =>
    run(async () => {
      await call('POST /api/seller/webhooks/{id}/test', { lang, params: { id } });
      toast.success(t('test_sent'));
      onSent();
    });
  const turn = () =>
    run(async () => {
      await dataOf(
        call('PUT /api/seller/webhooks/{id}', {
          lang,
          params: { id },
          body: { url, events, active: !isOn },
        }),
      );
      onChanged();
    });
  const renew = () =>
    run(async () => {
      onSecret(
        (await dataOf(call('POST /api/seller/webhooks/{id}/secret', { lang, params: { id } })))
          .secret,
      );
      onChanged();
    });
  const remove = () =>
    run(async () => {
      await call('DELETE /api/seller/webhooks/{id}', { lang, params: { id } });
      toast.success(t('removed'));
      onChanged();
      router.replace(pathIn(lang, '/seller/api/webhooks'));
    });

  return (
    <div className="flex flex-wrap gap-3">
      {isOn && (
        <Button busy={busy} onClick={test}>
          {t('test')}
        </Button>
      )}
      <Button look={isOn ? 'outline' : 'primary'} busy={busy} onClick={turn}>
        {t(isOn ? 'pause' : 'resume')}
      </Button>
      <ConfirmDialog
        title={t('renew_title')}
        text={t('renew_text')}
        labels={{ confirm: t('renew'), cancel: t('cancel') }}
        onConfirm={() => void renew()}
      >
        {(open) => (
          <Button look="outline" busy={busy} onClick={open}>
            {t('renew')}
          </Button>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('remove_title')}
        text={t('remove_text')}
        labels={{ confirm: t('remove'), cancel: t('cancel') }}
        onConfirm={() => void remove()}
      >
        {(open) => (
          <Button look="danger" busy={busy} onClick={open}>
            {t('remove')}
          </Button>
        )}
      </ConfirmDialog>
    </div>
  );
}
