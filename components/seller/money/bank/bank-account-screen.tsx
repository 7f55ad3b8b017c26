'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { WritableFields } from '@/components/seller/ui/writes';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { sellerKeys } from '@/lib/seller/cache';
import { AccountForm, type AccountValues, type CodeAsked } from './account-form';
import { CodeForm } from './code-form';

/** Sets or changes the bank account: its details and the password, then the mailed code. */
export function BankAccountScreen() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  const [given, setGiven] = useState<AccountValues>();
  const [asked, setAsked] = useState<CodeAsked>();
  const [isSaved, setSaved] = useState(false);

  async function finish() {
    setSaved(true);
    await mutate(sellerKeys.balance(lang));
  }

  const back = (
    <AreaLink
      href="/seller/money"
      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      {t('back')}
    </AreaLink>
  );
  return (
    <AreaPage title={t('bank_title')} hint={t('bank_hint')}>
      <Card className="max-w-xl sm:p-6">
        {isSaved ? (
          <Notice tone="good">{t('bank_saved')}</Notice>
        ) : asked ? (
          <CodeForm
            asked={asked}
            onAsked={setAsked}
            onSaved={finish}
            onBack={() => setAsked(undefined)}
          />
        ) : (
          <WritableFields>
            <AccountForm
              given={given}
              onAsked={(next) => {
                setGiven(next.values);
                setAsked(next);
              }}
            />
          </WritableFields>
        )}
      </Card>
      <p>{back}</p>
    </AreaPage>
  );
}
