'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { StaffInvitation } from '@/lib/api/schemas/seller/staff';
import { withdrawInvitation } from '@/lib/api/seller/staff';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { invitation: StaffInvitation; onWithdrawn: () => void };

export function InvitationRow({ invitation, onWithdrawn }: Props) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { id, email, role, expires_at } = invitation;

  async function withdraw() {
    setBusy(true);
    try {
      await withdrawInvitation(lang, id);
      toast.success(t('withdrawn'));
      onWithdrawn();
    } catch (refused) {
      toast.error(errorText(refused));
      setBusy(false);
    }
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <b className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {email}
          <Badge>{t(`roles.${role}`)}</Badge>
        </b>
        <span className="text-sm text-ink-soft">
          {t('valid_until', { when: date(expires_at, lang) })}
        </span>
      </div>
      <Writes>
        <Button look="outline" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </Writes>
    </Card>
  );
}
