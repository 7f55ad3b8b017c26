import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

type Props = {
  /** The primary action; default: continue shopping. */
  first?: ReactNode;
  children?: ReactNode;
};

/** Suggests next steps; `first` and `children` are actions of one order. */
export function CancelledNextSteps({ first, children }: Props) {
  const t = useTranslations('cancelled');
  return (
    <nav aria-label={t('onward')} className="flex flex-col gap-2 print:hidden">
      <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
        {first}
        <Button asChild look={first ? 'outline' : 'primary'}>
          <Link href="/products">{t('shop')}</Link>
        </Button>
        {children}
      </div>
      <p className="flex flex-wrap gap-x-6">
        <Link href="/refund" className={link}>
          {t('policy')}
        </Link>
        <Link href="/support" className={link}>
          {t('support')}
        </Link>
      </p>
    </nav>
  );
}
