'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { getBalance } from '@/lib/api/seller/money';
import { sellerKeys } from '@/lib/seller/cache';
import { BalanceCards } from './balance-cards';
import { BankAccountCard } from './bank/bank-account-card';
import { Loading } from './loading';
import { SettlementList } from './settlement-list';
import { WaitingLines } from './waiting-lines';

/** What the store has earned and when it is paid. */
export function MoneyScreen() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { data, error, mutate } = useSWR(sellerKeys.balance(lang), () => getBalance(lang));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      {data ? (
        <>
          <BalanceCards balance={data} />
          <BankAccountCard account={data.bank_account} />
          <SettlementList />
          <WaitingLines balance={data} />
        </>
      ) : (
        <Loading error={error} onRetry={() => mutate()} />
      )}
    </AreaPage>
  );
}
