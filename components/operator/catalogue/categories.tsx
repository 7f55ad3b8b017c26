'use client';

import { FolderTree } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import {
  getManagedCategories,
  mergeCategory,
  placeCategory,
  removeCategory,
} from '@/lib/api/operators/catalogue';
import type { CategoryPlace, ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import { textIn } from '@/lib/i18n/translated';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { CategoryDialog } from './category-dialog';
import { CategoryRow } from './category-row';
import { CategoryTree } from './category-tree';
import { nextPlace, withPlaced } from './drop-place';
import { MergeDialog } from './merge-dialog';

type Open = { edit: ManagedCategory | 'new' } | { merge: ManagedCategory };

/** The tree of categories: departments, and what is in them. */
export function Categories() {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const errorText = useErrorText();
  const tree = useSWR(operatorKeys.managedCategories(lang), () => getManagedCategories(lang));
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

  /** Shown at its new place at once; back at the old one where the server refuses. */
  async function place({ id }: ManagedCategory, to: CategoryPlace) {
    setBusy(true);
    try {
      await tree.mutate(() => placeCategory(lang, id, to), {
        optimisticData: withPlaced(all, id, to),
        revalidate: false,
      });
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
                  onRemove={() => void change(() => removeCategory(lang, category.id))}
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
            await mergeCategory(lang, open.merge.id, into);
            done();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AreaPage>
  );
}
