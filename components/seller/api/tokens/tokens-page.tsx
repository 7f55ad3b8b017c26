'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Section } from '@/components/ui/layout';
import { listApiTokens } from '@/lib/api/seller/api-tokens';
import { sellerKeys } from '@/lib/seller/cache';
import { ApiPage } from '../api-page';
import { ShownOnce } from '../shown-once';
import { TokenForm } from './token-form';
import { TokenRow } from './token-row';

/** Personal tokens for the store's own system: the form for another, and those there are. */
export function TokensPage() {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const tokens = useSWR(sellerKeys.apiTokens(lang), () => listApiTokens(lang));
  const [made, setMade] = useState<string>();
  const refresh = () => void tokens.mutate();
  return (
    <ApiPage hint={t('hint')}>
      {made ? (
        <ShownOnce
          title={t('made_title')}
          hint={t('made_hint')}
          secret={made}
          onDone={() => setMade(undefined)}
        />
      ) : (
        <Writes>
          <Section title={t('new')} id="new-token">
            <TokenForm
              onMade={(token) => {
                setMade(token);
                refresh();
              }}
            />
          </Section>
        </Writes>
      )}
      <Loaded of={tokens}>
        {(all) => (
          <Section title={t('tokens')} id="tokens">
            {all.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
            <ul className="flex flex-col gap-3">
              {all.map((token) => (
                <li key={token.id}>
                  <TokenRow token={token} onRevoked={refresh} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Loaded>
    </ApiPage>
  );
}
