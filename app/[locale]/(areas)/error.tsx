'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Shown if a page of the area fails; in production, server errors arrive without their message. */
export default function AreaError({ error }: { error: unknown }) {
  const t = useTranslations('errors');
  useEffect(() => console.error(error), [error]);
  const { digest } = error as { digest?: string };
  return (
    <main id="content" role="alert" className="grid min-h-dvh place-content-center p-4">
      <EmptyState icon={TriangleAlert} title={t('went_wrong')} hint={t('no_reason')}>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
        {digest && <p className="text-sm text-ink-soft">{t('reference', { id: digest })}</p>}
      </EmptyState>
    </main>
  );
}
