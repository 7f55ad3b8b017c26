import { useLocale, useTranslations } from 'next-intl';
import { dayRange } from '@/components/product/delivery/day-range';
import type { StoresDelivery } from '@/lib/api/schemas/delivery';
import { askForPincode } from '@/lib/storefront/addresses/ask-for-pincode';

type Props = {
  storeId: number;
  pincode: string | null;
  /** Undefined until it is known. */
  delivery: StoresDelivery | undefined;
};

/** When a store's lines reach the shopper's pincode and whether cash is taken there; a line of fixed height. */
export function GroupDelivery({ storeId, pincode, delivery }: Props) {
  const t = useTranslations('cart');
  const locale = useLocale();
  if (!pincode) {
    return (
      <button
        type="button"
        onClick={() => void askForPincode()}
        className="min-h-11 text-left text-sm font-semibold text-brand hover:underline"
      >
        {t('pincode_first')}
      </button>
    );
  }
  const day = delivery?.stores.find(({ id }) => id === storeId)?.latest;
  return (
    <p aria-live="polite" className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      {delivery && !delivery.serviceable && (
        <span className="font-semibold text-bad">{t('not_to', { pincode })}</span>
      )}
      {delivery && day && (
        <>
          <span className="font-medium text-good">
            {t('arrives', { day: dayRange(day, day, locale), pincode })}
          </span>
          <span className="text-ink-soft">
            {delivery.cod ? t('cod_here') : t('no_cod_here', { pincode })}
          </span>
        </>
      )}
    </p>
  );
}
