import { useTranslations } from 'next-intl';
import { Countdown } from './countdown';
import { VisibleUntil } from './visible-until';

/** A banner on a product's picture while its deal runs. */
export function DealFlag({ endsAt }: { endsAt: string }) {
  const t = useTranslations('offer');
  return (
    <VisibleUntil time={endsAt}>
      <p className="deal-flag">
        <span className="sr-only">{t('flash_deal')}</span>
        <Countdown endsAt={endsAt} />
      </p>
    </VisibleUntil>
  );
}
