'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import type { BankAccount } from '@/lib/api/schemas/seller/money';
import { dateTime } from '@/lib/storefront/format';

/** Where the store is paid out to. */
export function BankAccountCard({ account }: { account: BankAccount | null }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const facts = account && [
    [t('holder'), account.holder],
    [t('number'), account.account_number],
    [t('ifsc'), account.ifsc],
  ];
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('bank')}</h2>
        <Writes>
          <Button asChild look={account ? 'outline' : 'primary'}>
            <AreaLink href="/seller/money/bank-account">
              {t(account ? 'change_bank' : 'add_bank')}
            </AreaLink>
          </Button>
        </Writes>
      </div>
      {!facts && <Notice tone="warn">{t('no_bank')}</Notice>}
      {account?.held_until && (
        <Notice tone="warn">{t('held', { date: dateTime(account.held_until, lang) })}</Notice>
      )}
      {facts && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
