import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** Wraps content that only the browser can fill in; shows one line of text without scripts. */
export async function NeedsScript({ children }: { children: ReactNode }) {
  const t = await getTranslations('scripts');
  return (
    <>
      <div className="hidden noscript:block">
        <Notice>{t('off')}</Notice>
      </div>
      <div className="contents noscript:hidden">{children}</div>
    </>
  );
}
