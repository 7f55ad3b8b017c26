'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Section } from '@/components/ui/layout';
import type { ApiToken } from '@/lib/api/schemas/seller/api-tokens';
import { listApiTokens, revokeApiToken } from '@/lib/api/seller/api-tokens';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date, dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ApiPage } from './api-page';
import { ShownOnce } from './shown-once';
import { TokenForm } from './token-form';

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

/** A token: what it may do, when it was used, until when it is valid. */
function TokenRow({ token, onRevoked }: { token: ApiToken; onRevoked: () => void }) {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { id, name, tail, scopes, by, created_at, last_used_at, expires_at } = token;
  const isOver = Date.parse(expires_at) < Date.now();

  async function revoke() {
    setBusy(true);
    try {
      await revokeApiToken(lang, id);
      toast.success(t('revoked', { name }));
      onRevoked();
    } catch (refused) {
      toast.error(errorText(refused));
      setBusy(false);
    }
  }

  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
          {name}
          <code className="text-sm font-normal text-ink-soft">haat_…{tail}</code>
          {isOver && <Badge tone="bad">{t('expired')}</Badge>}
        </h3>
        <ul className="flex flex-wrap gap-1.5" aria-label={t('scopes')}>
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge>{scope}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">
          {t('made', { by, when: date(created_at, lang) })}{' '}
          {last_used_at ? t('used', { when: dateTime(last_used_at, lang) }) : t('never_used')}{' '}
          {!isOver && t('valid_until', { when: date(expires_at, lang) })}
        </p>
      </div>
      <Writes>
        <ConfirmDialog
          title={t('revoke_title', { name })}
          text={t('revoke_text')}
          labels={{ confirm: t('revoke'), cancel: t('cancel') }}
          onConfirm={() => void revoke()}
        >
          {(open) => (
            <Button look="danger" busy={busy} onClick={open}>
              {t('revoke')}
            </Button>
          )}
        </ConfirmDialog>
      </Writes>
    </Card>
  );
}
