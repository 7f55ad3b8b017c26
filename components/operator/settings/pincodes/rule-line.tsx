import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { PincodeRule } from '@/lib/api/schemas/settings/pincodes';
import { money } from '@/lib/storefront/format';

type Props = {
  rule: PincodeRule;
  error: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** A rule in words, with the ways to change and to remove it. */
export function RuleLine({ rule, error, onEdit, onRemove }: Props) {
  const t = useTranslations('operator_settings.pincodes');
  const { prefix, served, cash, extra_days: days, extra_fee: fee } = rule;
  const isPlain = served && cash && !days && !fee;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <b className="w-20 tabular-nums">{prefix.padEnd(6, '…').replace(/…+/, '…')}</b>
        {!served && <Badge tone="bad">{t('not_served')}</Badge>}
        {served && !cash && <Badge tone="warn">{t('no_cash')}</Badge>}
        {served && days > 0 && <Badge tone="neutral">{t('days', { days })}</Badge>}
        {served && fee > 0 && <Badge tone="neutral">{t('fee', { amount: money(fee) })}</Badge>}
        {isPlain && <Badge tone="good">{t('plain')}</Badge>}
        {error && <span className="w-full text-sm text-bad">{error}</span>}
      </span>
      <span className="flex gap-2">
        <Button look="outline" aria-label={t('edit_one', { prefix })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button look="outline" aria-label={t('remove_one', { prefix })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}
