'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField } from '@/components/ui/field';
import { sellerRoles } from '@/lib/api/schemas/seller/roles';
import type { SellerRole } from '@/lib/api/schemas/seller/session';
import type { StaffMember } from '@/lib/api/schemas/seller/staff';
import { changeStaffRole, removeStaff } from '@/lib/api/seller/staff';
import { useSeller } from '@/lib/seller/use-seller';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';

/** A member with their role; the founder keeps theirs, and nobody removes themselves. */
export function MemberRow({ member, onChanged }: { member: StaffMember; onChanged: () => void }) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const { data: me } = useSeller();
  const { busy, run } = useAction();
  const { id, name, email, role, is_founder, last_seen_at } = member;
  const isMe = me?.email === email;
  const isFixed = is_founder || isMe;

  const change = (step: () => Promise<unknown>, done: string) =>
    run(async () => {
      await step();
      toast.success(done);
      onChanged();
    });

  return (
    <Card className="grid items-end gap-4 sm:grid-cols-[1fr_16rem_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {is_founder && <Badge tone="accent">{t('founder')}</Badge>}
          {isMe && <Badge tone="brand">{t('you')}</Badge>}
        </h3>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">
          {last_seen_at ? t('seen', { when: dateTime(last_seen_at, lang) }) : t('never_seen')}
        </p>
      </div>
      {isFixed ? (
        <p>{t(`roles.${role}`)}</p>
      ) : (
        <>
          <WritableFields>
            <SelectField
              label={t('role')}
              value={role}
              disabled={busy}
              onChange={(event) =>
                void change(
                  () => changeStaffRole(lang, id, { role: event.target.value as SellerRole }),
                  t('changed', { name }),
                )
              }
            >
              {sellerRoles.map((each) => (
                <option key={each} value={each}>
                  {t(`roles.${each}`)}
                </option>
              ))}
            </SelectField>
          </WritableFields>
          <Writes>
            <ConfirmDialog
              title={t('remove_title', { name })}
              text={t('remove_text')}
              labels={{ confirm: t('remove'), cancel: t('cancel') }}
              onConfirm={() => void change(() => removeStaff(lang, id), t('removed', { name }))}
            >
              {(open) => (
                <Button look="danger" busy={busy} onClick={open}>
                  {t('remove')}
                </Button>
              )}
            </ConfirmDialog>
          </Writes>
        </>
      )}
    </Card>
  );
}
