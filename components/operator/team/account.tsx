'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { endOperatorSession, getOwnOperatorSessions } from '@/lib/api/operators/session';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { NewRecoveryCodes } from './new-recovery-codes';

/** An operator's own sessions and recovery codes. */
export function Account() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const errorText = useErrorText();
  const sessions = useSWR(operatorKeys.sessions(lang), () => getOwnOperatorSessions(lang));

  async function end(id: number) {
    try {
      await endOperatorSession(lang, id);
      await sessions.mutate();
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }

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
                        {[device.browser, device.system].filter(Boolean).join(' · ') ||
                          t('unknown_device')}
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
