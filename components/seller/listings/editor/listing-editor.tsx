'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { documentProblems } from '@/lib/api/schemas/seller/listing-problems';
import type { Listing } from '@/lib/api/schemas/seller/listings';
import { submitSellerListing } from '@/lib/api/seller/listings';
import { firstText } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { StatusBadge } from '../status-badge';
import { ConflictDialog } from './conflict-dialog';
import { DealAdvice } from './deal-advice';
import { GoodsSection } from './goods-section';
import { HistoryDialog } from './history-dialog';
import { PicturesSection } from './pictures/pictures-section';
import { PreviewDialog } from './preview-dialog';
import { ProblemList } from './problem-list';
import { TextsSection } from './texts-section';
import { useDraft } from './use-draft';
import { VariantsSection } from './variants-section';

type Props = { listing: Listing; onReload: () => void };

/** The editor of a listing: its draft is saved as it is written, and shown to shoppers when submitted. */
export function ListingEditor({ listing, onReload }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const errorText = useErrorText();
  const draft = useDraft(listing);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const { document, change, standing, state, conflict } = draft;
  const problems = documentProblems(document);
  const title = firstText(document.name, lang)?.text ?? t('title');

  async function submit() {
    setBusy(true);
    setRefused({});
    try {
      await draft.save();
      const now = await submitSellerListing(lang, listing.id, draft.currentVersion());
      draft.setStanding(now);
      toast.success(t(now.status === 'live' ? 'published' : 'submitted'));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 422) setRefused(failure.fields);
      toast.error(errorText(failure));
    }
    setBusy(false);
  }

  return (
    <AreaPage
      title={title}
      hint={
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={standing.status} />
          <span>{listing.code}</span>
          <span role="status">{t(`state.${state}`)}</span>
        </span>
      }
      actions={
        <>
          <HistoryDialog
            id={listing.id}
            version={standing.version}
            onChoose={(chosen) => change(chosen)}
          />
          <PreviewDialog document={document} />
          <Writes>
            <Button busy={isBusy} aria-disabled={problems.length > 0} onClick={submit}>
              {t('submit')}
            </Button>
          </Writes>
        </>
      }
    >
      {state === 'failed' && !conflict && (
        <Notice tone="bad">
          {errorText(draft.failure)}{' '}
          <button
            type="button"
            className="min-h-11 underline"
            onClick={() => draft.save().catch(() => {})}
          >
            {t('save_again')}
          </button>
        </Notice>
      )}
      {listing.rejection && standing.status === 'rejected' && (
        <Notice tone="bad">
          <b>{t('rejected')}</b>
          <ul className="list-disc pl-5">
            {Object.entries(listing.rejection).map(([field, reason]) => (
              <li key={field}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {standing.status === 'archived' && <Notice>{t('archived_hint')}</Notice>}
      <ProblemList problems={problems} refused={refused} document={document} />
      <WritableFields>
        <Card>
          <TextsSection document={document} onChange={change} />
        </Card>
        <Card>
          <GoodsSection document={document} onChange={change} />
        </Card>
        <Card>
          <VariantsSection
            code={listing.code}
            document={document}
            onChange={change}
            isPublished={listing.is_published}
          />
          {listing.is_published && (
            <DealAdvice id={listing.id} title={title} skus={document.skus} />
          )}
        </Card>
        <Card>
          <PicturesSection document={document} onChange={change} />
        </Card>
      </WritableFields>
      {conflict && (
        <ConflictDialog conflict={conflict} onSettle={draft.settle} onReload={onReload} />
      )}
    </AreaPage>
  );
}
