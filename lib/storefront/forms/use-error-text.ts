'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError } from '@/lib/api/request';

/** What went wrong, in the shopper's language: the API's own message, else the catalogue's (§8). */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      // Without connection a part of the page that comes late fails with an error of its own.
      if (!(error instanceof ApiError)) return t(navigator.onLine ? 'unexpected' : 'network');
      return error.code === 'api' ? error.message : t(error.code, { status: error.status });
    },
    [t],
  );
}
