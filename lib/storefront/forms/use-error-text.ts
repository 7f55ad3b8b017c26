'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError } from '@/lib/client/request';

/** Returns an error's text in the shopper's language: the API's own message, else the one of `errors` (§8). */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      // A lazily loaded part of the page fails with its own error while offline.
      if (!(error instanceof ApiError)) return t(navigator.onLine ? 'unexpected' : 'network');
      return error.code === 'api' ? error.message : t(error.code, { status: error.status });
    },
    [t],
  );
}
