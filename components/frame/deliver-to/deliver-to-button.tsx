import { useTranslations } from 'next-intl';
import { MapPin } from '@/components/ui/icons';
import { placeholder } from './show-pincode';

/** Shows the current pincode, which `DeliverTo` fills in, and asks for another. */
export function DeliverToButton() {
  const t = useTranslations('shell');
  return (
    <button
      type="button"
      data-deliver-to={t('deliver_to', { pincode: placeholder })}
      aria-haspopup="dialog"
      className="noscript:hidden relative -ml-1 flex h-11 max-w-full items-center gap-1 rounded-control px-1 text-sm font-medium hover:bg-sunken sm:h-9 sm:gap-1.5 sm:after:absolute sm:after:inset-x-0 sm:after:-inset-y-1 lg:-ml-2 lg:h-11 lg:px-2 lg:after:inset-0"
    >
      <MapPin aria-hidden className="size-4 shrink-0 text-brand" />
      <span className="truncate max-sm:sr-only">{t('enter_pincode')}</span>
      <span aria-hidden className="sm:hidden">
        {t('pincode')}
      </span>
    </button>
  );
}
