'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { previewListingEdit } from '@/lib/api/operators/listing-edits';
import type {
  EditPreview,
  ListingEdit,
  ListingFilters,
} from '@/lib/api/schemas/operators/listing-edits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { EditFields } from './edit-fields';
import type { useNames } from './names';
import { Refusals } from './refusals';
import { RunningEdit } from './running-edit';

type Props = {
  which: { ids: number[] } | { filters: ListingFilters };
  count: number;
  names: ReturnType<typeof useNames>;
  onClose: () => void;
  onChanged: () => void;
};

/** Asks what is to change, shows what would come of it, and does it. */
export function EditDialog({ which, count, names, onClose, onChanged }: Props) {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();
  const errorText = useErrorText();
  const [edit, setEdit] = useState<ListingEdit>();
  const [preview, setPreview] = useState<EditPreview>();
  const [isRunning, setRunning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function look(wanted: ListingEdit) {
    setBusy(true);
    setFailure(undefined);
    try {
      setEdit(wanted);
      setPreview(await previewListingEdit(lang, { edit: wanted, ...which }));
    } catch (refused) {
      setFailure(refused);
    }
    setBusy(false);
  }

  return (
    <Dialog open onClose={onClose} title={t('change_title', { count })} closeLabel={t('close')}>
      <div className="flex flex-col gap-4">
        {!preview && <EditFields names={names} before={edit} busy={isBusy} onChoose={look} />}
        {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
        {preview && edit && !isRunning && (
          <>
            <p role="status" className="text-lg font-semibold">
              {t('will_change', { count: preview.listings.length })}
            </p>
            <Refusals refused={preview.refused} />
            <div className="flex flex-wrap gap-3">
              {preview.listings.length > 0 && (
                <Button onClick={() => setRunning(true)}>
                  {t('do_change', { count: preview.listings.length })}
                </Button>
              )}
              <Button look="outline" onClick={() => setPreview(undefined)}>
                {t('back')}
              </Button>
            </div>
          </>
        )}
        {preview && edit && isRunning && (
          <RunningEdit
            edit={edit}
            listings={preview.listings}
            onClose={onClose}
            onChanged={onChanged}
          />
        )}
      </div>
    </Dialog>
  );
}
