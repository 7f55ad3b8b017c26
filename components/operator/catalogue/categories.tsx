'use client';

import clsx from 'clsx';
import { ArrowDown, ArrowUp, FolderTree } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { CategoryPlace, ManagedCategory } from '@/lib/contract/schemas/operators/catalogue';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { CategoryDialog } from './category-dialog';
import { CategoryTree } from './category-tree';
import { nextPlace, withPlaced } from './drop-place';
import { MergeDialog } from './merge-dialog';

type Props = {
  category: ManagedCategory;
  /** The drag handle. */
  handle: ReactNode;
  busy: boolean;
  /** Undefined for the first or last of a list. */
  onUp?: () => void;
  onDown?: () => void;
  onEdit: () => void;
  onMerge: () => void;
  onRemove: () => void;
};

const arrow = 'grid size-11 place-items-center rounded-control hover:bg-sunken disabled:opacity-40';

function CategoryRow(props: Props) {
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
          <span>{shown}</span>
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

type Open = { edit: ManagedCategory | 'new' } | { merge: ManagedCategory };

/** The tree of categories: departments and their sub-categories. */
export function Categories() {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const errorText = useErrorText();
  const tree = useCall('GET /api/operator/categories');
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const all = tree.data ?? [];
  const nameOf = (category: ManagedCategory) => textIn(category, 'name', lang);

  async function change(run: () => Promise<unknown>) {
    setBusy(true);
    try {
      await run();
      await tree.mutate();
    } catch (refused) {
      toast.error(errorText(refused));
    } finally {
      setBusy(false);
    }
  }
  const done = () => {
    setOpen(undefined);
    void tree.mutate();
  };

  /** Shows the category at its new place at once, and back at the old one if the server refuses. */
  async function place({ id }: ManagedCategory, to: CategoryPlace) {
    setBusy(true);
    try {
      await tree.mutate(
        () =>
          dataOf(
            call('PUT /api/operator/categories/{id}/place', { lang, params: { id }, body: to }),
          ),
        {
          optimisticData: withPlaced(all, id, to),
          revalidate: false,
        },
      );
    } catch (refused) {
      toast.error(errorText(refused));
      void tree.mutate();
    }
    setBusy(false);
  }

  function step(category: ManagedCategory, by: 1 | -1) {
    const to = nextPlace(all, category, by);
    return to && (() => void place(category, to));
  }

  return (
    <AreaPage
      title={t('categories')}
      hint={t('categories_hint')}
      actions={<Button onClick={() => setOpen({ edit: 'new' })}>{t('add_category')}</Button>}
    >
      <Loaded of={tree}>
        {(categories) =>
          categories.length ? (
            <CategoryTree
              categories={categories}
              nameOf={nameOf}
              busy={busy}
              onPlace={(category, to) => void place(category, to)}
            >
              {(category, handle) => (
                <CategoryRow
                  category={category}
                  handle={handle}
                  busy={busy}
                  onUp={step(category, -1)}
                  onDown={step(category, 1)}
                  onEdit={() => setOpen({ edit: category })}
                  onMerge={() => setOpen({ merge: category })}
                  onRemove={() =>
                    void change(() =>
                      call('DELETE /api/operator/categories/{id}', {
                        lang,
                        params: { id: category.id },
                      }),
                    )
                  }
                />
              )}
            </CategoryTree>
          ) : (
            <EmptyState icon={FolderTree} level={2} title={t('no_categories')} />
          )
        }
      </Loaded>
      {open && 'edit' in open && (
        <CategoryDialog
          category={open.edit === 'new' ? undefined : open.edit}
          departments={all.filter(({ parent_id }) => parent_id === null)}
          onClose={() => setOpen(undefined)}
          onSaved={done}
        />
      )}
      {open && 'merge' in open && (
        <MergeDialog
          name={nameOf(open.merge)}
          others={all
            .filter(({ id }) => id !== open.merge.id)
            .map((one) => ({ id: one.id, name: nameOf(one) }))}
          onMerge={async (into) => {
            await call('POST /api/operator/categories/{id}/merge', {
              lang,
              params: { id: open.merge.id },
              body: { into },
            });
            done();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AreaPage>
  );
}
