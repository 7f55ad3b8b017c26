'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TriangleAlert } from '@/components/ui/icons';
import { Page } from '@/components/ui/layout';

type Props = { error: unknown };

/**
 * Shown if a page fails. In production, server errors arrive without their message; the reference finds them in
 * the log.
 */
export default function ErrorScreen({ error }: Props) {
  const t = useTranslations('errors');
  useEffect(() => console.error(error), [error]);
  const { digest, requestId } = error as { digest?: string; requestId?: string };
  const message = error instanceof Error && !digest ? error.message : '';
  const reference = digest ?? requestId;
  return (
    <Page>
      <div role="alert">
        <EmptyState icon={TriangleAlert} title={t('went_wrong')} hint={message || t('no_reason')}>
          <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
          {reference && (
            <p className="text-sm text-ink-soft">{t('reference', { id: reference })}</p>
          )}
        </EmptyState>
      </div>
    </Page>
  );
}
