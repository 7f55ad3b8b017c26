'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Webhook } from '@/lib/api/schemas/seller/api';
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendTestEvent,
} from '@/lib/api/seller/api';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';

type Props = {
  webhook: Webhook;
  onChanged: () => void;
  onSent: () => void;
  onSecret: (secret: string) => void;
};

/** What can be done with a webhook beside changing its address. */
export function WebhookActions({ webhook, onChanged, onSent, onSecret }: Props) {
  const t = useTranslations('seller_webhooks');
  const lang = useLocale();
  const router = useRouter();
  const { busy, run } = useAction();
  const { id, url, events, state } = webhook;
  const isOn = state === 'on';

  const test = () =>
    run(async () => {
      await sendTestEvent(lang, id);
      toast.success(t('test_sent'));
      onSent();
    });
  const turn = () =>
    run(async () => {
      await changeWebhook(lang, id, { url, events, active: !isOn });
      onChanged();
    });
  const renew = () =>
    run(async () => {
      onSecret((await renewWebhookSecret(lang, id)).secret);
      onChanged();
    });
  const remove = () =>
    run(async () => {
      await removeWebhook(lang, id);
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
