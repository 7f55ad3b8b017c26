'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { mostEditedListings } from '@/lib/api/schemas/operators/edit-limits';

type Props = {
  /** On this page. */
  shown: number[];
  chosen: ReadonlySet<number>;
  /** That the filters find. */
  total: number;
  isAll: boolean;
  onChoose: (ids: number[], isChosen: boolean) => void;
  onAll: (isAll: boolean) => void;
  onEdit: () => void;
  onClear: () => void;
};

/** How many are chosen, and what to do with them; stays in sight. */
export function ChosenBar(props: Props) {
  const { shown, chosen, total, isAll, onChoose, onAll, onEdit, onClear } = props;
  const t = useTranslations('operator_bulk_edit');
  const isPage = isAll || shown.every((id) => chosen.has(id));
  const count = isAll ? total : chosen.size;
  return (
    <div className="sticky top-14 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-card px-4 py-2 sm:-mx-6 sm:px-6">
      <label className="flex min-h-11 items-center gap-2 font-medium">
        <input
          type="checkbox"
          checked={isPage}
          onChange={({ target }) => onChoose(shown, target.checked)}
          className="size-5 accent-brand"
        />
        {t('choose_page')}
      </label>
      <span role="status" className="mr-auto text-ink-soft">
        {count ? t('chosen', { count }) : t('found', { count: total })}
      </span>
      {isPage && !isAll && total > chosen.size && total <= mostEditedListings && (
        <Button look="quiet" className="px-2!" onClick={() => onAll(true)}>
          {t('choose_all', { count: total })}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button look="quiet" className="px-2!" onClick={onClear}>
            {t('clear')}
          </Button>
          <Button onClick={onEdit}>{t('change')}</Button>
        </>
      )}
    </div>
  );
}
