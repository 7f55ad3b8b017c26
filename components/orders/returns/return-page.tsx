'use client';

import { useParams, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { SignedIn } from '@/components/session/signed-in';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ChevronLeft, PackageX } from '@/components/ui/icons';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOrderReturns } from '@/lib/storefront/orders/use-returns';

const ReturnForm = lazyPart(() => import('./return-form'));

/** The page on which a shopper requests a return or an exchange. */
export function ReturnPage() {
  const { orderNumber } = useParams<{ orderNumber: string }>();
  const number = decodeURIComponent(orderNumber);
  return <SignedIn>{() => <Shown number={number} />}</SignedIn>;
}

function Shown({ number }: { number: string }) {
  const t = useTranslations('returns');
  const asked = Number(useSearchParams().get('shipment'));
  const { data, error } = useOrderReturns(number);
  const errorText = useErrorText();
  if (!data && !error) return <RestoringSpinner label={t('loading')} />;
  const shipment = data?.items.some(({ shipment_id }) => shipment_id === asked)
    ? asked
    : data?.items[0]?.shipment_id;
  const items = data?.items.filter(({ shipment_id }) => shipment_id === shipment) ?? [];
  if (!data || !items.length) {
    return (
      <EmptyState
        level={2}
        icon={PackageX}
        title={t('nothing')}
        hint={error ? errorText(error) : t('nothing_hint')}
      >
        <Button asChild>
          <Link href={`/profile/orders/${number}`}>{t('to_order')}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Link
        href={`/profile/orders/${number}`}
        className="inline-flex min-h-11 items-center gap-1 self-start text-brand hover:underline"
      >
        <ChevronLeft aria-hidden className="size-5" />
        {t('order', { number })}
      </Link>
      <ReturnForm
        number={number}
        items={items}
        needsAccount={data.needs_account}
        mostPictures={data.most_pictures}
      />
    </div>
  );
}
