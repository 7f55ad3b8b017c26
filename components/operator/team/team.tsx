'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { getOperators } from '@/lib/api/operators/market';
import { getOperatorMe } from '@/lib/api/operators/session';
import { operatorKeys } from '@/lib/operator/cache';
import { AddOperator } from './add-operator';
import { OperatorRow } from './operator-row';
import { PasswordShown, type Shown } from './password-shown';

/** The accounts of the operator area. */
export function Team() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const team = useSWR(operatorKeys.team(lang), () => getOperators(lang));
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang));
  const refresh = () => void team.mutate();

  return (
    <AreaPage
      title={t('team')}
      hint={t('team_hint')}
      actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
    >
      <Loaded of={team}>
        {(accounts) => (
          <ul className="flex flex-col gap-3">
            {accounts.map((account) => (
              <li key={account.id}>
                <OperatorRow
                  account={account}
                  isMe={account.id === me.data?.id}
                  onChanged={refresh}
                  onReset={setShown}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding && (
        <AddOperator
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            setShown(added);
            refresh();
          }}
        />
      )}
      {shown && <PasswordShown {...shown} onClose={() => setShown(undefined)} />}
    </AreaPage>
  );
}
