'use client';

import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Picture } from '@/components/ui/picture';
import type { ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';

type Props = {
  category: ManagedCategory;
  /** That it is dragged by. */
  handle: ReactNode;
  busy: boolean;
  /** Undefined at the end of its list. */
  onUp?: () => void;
  onDown?: () => void;
  onEdit: () => void;
  onMerge: () => void;
  onRemove: () => void;
};

const arrow = 'grid size-11 place-items-center rounded-control hover:bg-sunken disabled:opacity-40';

export function CategoryRow(props: Props) {
  const { category, handle, busy, onUp, onDown, onEdit, onMerge, onRemove } = props;
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const { slug, image, parent_id, product_count } = category;
  const shown = textIn(category, 'name', lang);
  const lacking = otherLocales.filter((each) => !category[fieldIn('name', each)]);
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2',
        parent_id === null ? 'pl-1' : 'pl-8',
      )}
    >
      {handle}
      <Picture src={image} alt="" sizes="40px" className="size-10 rounded-control" />
      <div className="flex min-w-40 flex-1 flex-col">
        <span
          className={clsx('flex flex-wrap items-center gap-2', parent_id === null && 'font-bold')}
        >
          {shown}
          {lacking.map((each) => (
            <Badge key={each} tone="warn">
              {t('lacks', { language: languageName(each, lang) })}
            </Badge>
          ))}
        </span>
        <span className="text-sm text-ink-soft">
          /{slug} · {t('products', { count: product_count })}
        </span>
      </div>
      <div className="flex flex-wrap items-center">
        <button
          type="button"
          className={arrow}
          disabled={busy || !onUp}
          onClick={onUp}
          aria-label={t('up', { name: shown })}
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          className={arrow}
          disabled={busy || !onDown}
          onClick={onDown}
          aria-label={t('down', { name: shown })}
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
        <Button look="quiet" onClick={onEdit} aria-label={t('edit_of', { name: shown })}>
          {t('edit')}
        </Button>
        <Button look="quiet" onClick={onMerge} aria-label={t('merge_of', { name: shown })}>
          {t('merge')}
        </Button>
        {product_count === 0 && (
          <ConfirmDialog
            title={t('remove_title', { name: shown })}
            labels={{ confirm: t('remove'), cancel: t('cancel') }}
            onConfirm={onRemove}
          >
            {(open) => (
              <Button look="quiet" onClick={open} aria-label={t('remove_of', { name: shown })}>
                {t('remove')}
              </Button>
            )}
          </ConfirmDialog>
        )}
      </div>
    </div>
  );
}
