'use client';

import { Zap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/storefront/use-now';
import { Countdown } from './countdown';

/** Lies on a product's picture while its deal lasts. */
export function DealFlag({ endsAt }: { endsAt: string }) {
  const t = useTranslations('offer');
  const now = useNow();
  if (now !== undefined && now >= Date.parse(endsAt)) return null;
  return (
    <p className="absolute inset-x-0 top-0 flex min-h-8 items-center justify-center gap-1.5 bg-accent px-2 text-xs font-bold text-on-accent sm:text-sm">
      <Zap aria-hidden className="size-3.5 shrink-0 fill-current" />
      <span className="sr-only">{t('flash_deal')}</span>
      <Countdown endsAt={endsAt} />
    </p>
  );
}
