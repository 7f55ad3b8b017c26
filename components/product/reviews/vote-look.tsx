import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

type Props = { count: number } & Pick<
  ComponentProps<'button'>,
  'disabled' | 'aria-pressed' | 'onClick'
>;

/** The button that votes a review helpful, with the number of votes. */
export function VoteLook({ count, ...button }: Props) {
  const t = useTranslations('reviews');
  return (
    <button
      type="button"
      {...button}
      className="needs-script selectable -my-3 -ml-2 inline-flex min-h-11 items-center self-start rounded-control px-2 text-sm font-semibold text-brand hover:bg-brand-soft aria-pressed:bg-brand-soft"
    >
      {t('helpful', { count: String(count) })}
    </button>
  );
}
