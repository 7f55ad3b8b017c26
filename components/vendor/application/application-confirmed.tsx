'use client';

import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';

/** The application is confirmed and waits for the operator; takes the focus, for the form that had it is gone. */
export function ApplicationConfirmed({ number }: { number: string }) {
  const t = useTranslations('vendor');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <PackageCheck aria-hidden className="size-10 text-good" />
      <h2 ref={head} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('done_title')}
      </h2>
      <p className="text-lg font-semibold">{t('done_number', { number })}</p>
      <p>{t('done_next')}</p>
      <Button asChild look="outline">
        <Link href="/vendor/signin">{t('sign_in')}</Link>
      </Button>
    </div>
  );
}
