import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

/** The ways onward; `children` are those of one order. */
export function CancelledOnward({ children }: { children?: ReactNode }) {
  const t = useTranslations('cancelled');
  return (
    <nav aria-label={t('onward')} className="flex flex-col gap-2 print:hidden">
      <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
        {children}
        <Button asChild look={children ? 'outline' : 'primary'}>
          <IntentLink href="/products">{t('shop')}</IntentLink>
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <IntentLink href="/refund" className={link}>
          {t('policy')}
        </IntentLink>
        <IntentLink href="/support" className={link}>
          {t('support')}
        </IntentLink>
      </p>
    </nav>
  );
}
