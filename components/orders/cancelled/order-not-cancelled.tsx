import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Order } from '@/lib/api/schemas/orders';

/** Shown when the order of the address is not cancelled. */
export function OrderNotCancelled({ order: { number, status } }: { order: Order }) {
  const t = useTranslations('cancelled');
  const to = useTranslations('orders');
  return (
    <EmptyState
      icon={PackageCheck}
      title={t('standing_title')}
      hint={t('standing', { number, status: to(`status.${status}`) })}
    >
      <Button asChild>
        <Link href={`/profile/orders/${number}`}>{t('see')}</Link>
      </Button>
    </EmptyState>
  );
}
