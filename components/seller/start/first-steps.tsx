'use client';

import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { hasSection } from '@/components/seller/shell/sections';
import { Card } from '@/components/ui/card';
import type { Dashboard, FirstStep } from '@/lib/api/schemas/seller/dashboard';
import { useSeller } from '@/lib/seller/use-seller';

const pages: Record<FirstStep, string> = {
  profile: '/seller/store',
  bank_account: '/seller/money',
  listing: '/seller/listings',
  shipment: '/seller/shipments',
};

/** What a new store does first, until all of it is done; without steps whose section the member has not. */
export function FirstSteps({ steps }: { steps: Dashboard['steps'] }) {
  const t = useTranslations('seller_start');
  const { data: me } = useSeller();
  const own = steps.filter(({ step }) => me && hasSection(pages[step], me.role));
  if (own.every(({ done }) => done)) return null;
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-3">
      <div>
        <h2 id="first-steps" className="text-xl font-bold">
          {t('steps_title')}
        </h2>
        <p className="text-ink-soft">{t('steps_hint')}</p>
      </div>
      <Card className="p-0! sm:p-0!">
        <ol className="divide-y divide-line">
          {own.map(({ step, done }) => (
            <li key={step}>
              <AreaLink
                href={pages[step]}
                className="flex min-h-11 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5"
              >
                {done ? (
                  <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
                ) : (
                  <CircleDashed aria-hidden className="size-6 shrink-0 text-ink-soft" />
                )}
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">
                    {t(`steps.${step}`)}
                    <span className="sr-only"> ({t(done ? 'done' : 'to_do')})</span>
                  </span>
                  {!done && (
                    <span className="block text-sm text-ink-soft">{t(`steps_text.${step}`)}</span>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
              </AreaLink>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
