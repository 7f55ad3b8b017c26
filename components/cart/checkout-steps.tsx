import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Check } from '@/components/ui/icons';

const steps = ['cart', 'address', 'payment'] as const;

/** The way from the cart to the payment; only the cart can be gone back to. */
export function CheckoutSteps({ at }: { at: (typeof steps)[number] }) {
  const t = useTranslations('cart');
  const current = steps.indexOf(at);
  return (
    <ol aria-label={t('steps')} className="flex items-center gap-2 text-sm">
      {steps.map((step, index) => {
        const isDone = index < current;
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2 not-first:before:h-px not-first:before:w-4 not-first:before:bg-line-strong sm:not-first:before:w-10',
              index === current ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'grid size-5 shrink-0 place-items-center rounded-full border-2',
                isDone && 'border-good bg-good text-card',
                index === current && 'border-brand',
                index > current && 'border-line-strong',
              )}
            >
              {isDone && <Check className="size-3" strokeWidth={3} />}
            </span>
            {isDone && step === 'cart' ? (
              <Link href="/cart" className="-my-3 flex min-h-11 items-center hover:underline">
                {t('step.cart')}
              </Link>
            ) : (
              <span>{t(`step.${step}`)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
