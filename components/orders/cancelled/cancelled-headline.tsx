import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CircleX } from '@/components/ui/icons';

export function CancelledHeadline({ children }: { children: ReactNode }) {
  const t = useTranslations('cancelled');
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-sunken px-4 py-8 text-center print:items-start print:p-0 print:text-left">
      <CircleX aria-hidden className="size-14 text-ink-soft print:hidden" strokeWidth={1.5} />
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {children}
      </div>
    </div>
  );
}
