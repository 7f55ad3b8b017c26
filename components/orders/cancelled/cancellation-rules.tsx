'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineAuthLink } from '@/components/session/auth-link';
import { Card } from '@/components/ui/card';
import { CancelledHeadline } from './cancelled-headline';
import { CancelledNextSteps } from './next-steps';

const cases = ['paid', 'cash', 'unpaid'] as const;
const bold = (parts: ReactNode) => <b className="font-semibold">{parts}</b>;

/** The rules for any cancelled order, shown while the order is unknown. */
export function CancellationRules({ mayKnow }: { mayKnow?: boolean }) {
  const t = useTranslations('cancelled');
  return (
    <>
      <CancelledHeadline>
        <p className="text-ink-soft">{t('some')}</p>
        {mayKnow && (
          <p>
            {t('sign_in')} <InlineAuthLink page="/signin">{t('sign_in_link')}</InlineAuthLink>
          </p>
        )}
      </CancelledHeadline>
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('money')}</h2>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty">
          {cases.map((each) => (
            <li key={each}>{t.rich(`general.${each}`, { b: bold })}</li>
          ))}
        </ul>
      </Card>
      <CancelledNextSteps />
    </>
  );
}
