'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractForm } from '@/components/areas/form/contract-form';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { dateTime } from '@/lib/storefront/format';
import { RecoveryCodes } from '../shell/recovery-codes';

/** An operator's own sessions and recovery codes. */
export function Account() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const { run } = useAction();
  const sessions = useCall('GET /api/operator/sessions');

  const end = (id: number) =>
    run(async () => {
      await call('DELETE /api/operator/sessions/{id}', { lang, params: { id } });
      await sessions.mutate();
    });

  return (
    <AreaPage title={t('account')}>
      <Section title={t('sessions')} id="sessions">
        <Loaded of={sessions}>
          {(open) => (
            <ul className="flex flex-col gap-3">
              {open.map(({ id, device, signed_in_at, current }) => (
                <li key={id}>
                  <Card className="flex flex-wrap items-center justify-between gap-3">
                    <div className="flex flex-col gap-1">
                      <b className="flex flex-wrap items-center gap-2">
                        <span>
                          {[device.browser, device.system].filter(Boolean).join(' · ') ||
                            t('unknown_device')}
                        </span>
                        {current && <Badge tone="brand">{t('this_device')}</Badge>}
                      </b>
                      <span className="text-sm text-ink-soft">
                        {t('signed_in', { when: dateTime(signed_in_at, lang) })}
                      </span>
                    </div>
                    {!current && (
                      <Button look="outline" onClick={() => void end(id)}>
                        {t('end_session')}
                      </Button>
                    )}
                  </Card>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      <NewRecoveryCodes />
    </AreaPage>
  );
}

/** The number of recovery codes left, and a form that makes ten new ones for a code of the app. */
function NewRecoveryCodes() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const me = useCall('GET /api/operator/me');
  const [codes, setCodes] = useState<string[]>();

  return (
    <Section title={t('recovery')} id="recovery">
      <Card className="max-w-lg">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <ContractForm<BodyOf<'POST /api/operator/me/recovery-codes'>>
            fields={[
              {
                name: 'otp',
                kind: 'code',
                label: '',
                hint: t('recovery_left', { count: me.data?.recovery_codes ?? 0 }),
              },
            ]}
            value={{}}
            schema={async () => {
              const all = await import('@/lib/contract/schemas/operators/session');
              return all.newRecoveryCodesSchema;
            }}
            action={t('recovery_renew')}
            look="outline"
            isInDialog
            onSend={async (body) => {
              setCodes(await dataOf(call('POST /api/operator/me/recovery-codes', { lang, body })));
              await me.mutate();
            }}
          />
        )}
      </Card>
    </Section>
  );
}
