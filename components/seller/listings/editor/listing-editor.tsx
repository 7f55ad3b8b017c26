'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { Loaded } from '@/components/areas/loaded';
import { DealFrom, PriceHistory } from '@/components/areas/price-history';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { useCall } from '@/lib/client/use-call';
import type { ListingDocument, ListingSku } from '@/lib/contract/schemas/seller/listing-document';
import { documentProblems, type Problem } from '@/lib/contract/schemas/seller/listing-problems';
import type { Listing } from '@/lib/contract/schemas/seller/listings';
import { firstText } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { StatusBadge } from '../status-badge';
import { ColourPictures } from './colour-pictures';
import { ConflictDialog } from './conflict-dialog';
import { GoodsSection } from './goods-section';
import { HistoryDialog } from './history-dialog';
import { PreviewDialog } from './preview-dialog';
import { EditorSection } from './section';
import { TextsSection } from './texts-section';
import { useDraft } from './use-draft';
import { VariantsSection } from './variants-section';

type Props = { listing: Listing; onReload: () => void };

/** The editor of a listing: the draft is saved while it is written, and published when submitted. */
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
      const now = await dataOf(
        call('POST /api/seller/listings/{id}/submit', {
          lang,
          params: { id: listing.id },
          body: { version: draft.currentVersion() },
        }),
      );
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

type ProblemListProps = {
  problems: Problem[];
  /** The server's refusals as text, by field. */
  refused: Record<string, string>;
  document: ListingDocument;
};

/** The problems that block publication as text; each once, with its variants. */
function ProblemList({ problems, refused, document }: ProblemListProps) {
  const t = useTranslations('seller_listing');
  const tv = useTranslations('validation');
  const skuOf = (field: string) => {
    const [, index] = /^skus\.(\d+)\./.exec(field) ?? [];
    const sku = index && document.skus[Number(index)];
    return sku ? [sku.colour, sku.size].filter(Boolean).join(' · ') || sku.sku : '';
  };
  const lines = new Map<string, Set<string>>();
  const add = (text: string, field: string) => {
    const skus = lines.get(text) ?? new Set();
    const sku = skuOf(field);
    lines.set(text, sku ? skus.add(sku) : skus);
  };
  for (const { field, code } of problems) add(tv(code as 'hsn'), field);
  for (const [field, text] of Object.entries(refused)) add(text, field);
  if (!lines.size) return <Notice tone="good">{t('complete')}</Notice>;
  return (
    <Notice tone="warn">
      <b>{t('missing')}</b>
      <ul className="list-disc pl-5">
        {[...lines].map(([text, skus]) => (
          <li key={text}>
            <span>{text}</span>
            {skus.size > 0 && ` (${[...skus].slice(0, 6).join(', ')}${skus.size > 6 ? ' …' : ''})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type DealAdviceProps = { id: number; title: string; skus: ListingSku[] };

/**
 * The day from which a deal on the listing would be honest, the effect of raising a price now, and the price
 * history.
 */
function DealAdvice({ id, title, skus }: DealAdviceProps) {
  const t = useTranslations('price_history');
  const [isOpen, setOpen] = useState(false);
  const prices = useCall('GET /api/seller/listings/{id}/prices', { params: { id } });
  if (!prices.data?.length) return null;
  const shown = new Map(prices.data.map(({ sku, price }) => [sku, price]));
  const isRaised = skus.some(({ sku, price }) => (price ?? 0) > (shown.get(sku) ?? Infinity));
  return (
    <div className="flex flex-col items-start gap-1">
      <DealFrom prices={prices.data} />
      <p className="text-sm text-ink-soft">{t(isRaised ? 'raised' : 'rule')}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <AreaDialog open={isOpen} onClose={() => setOpen(false)} title={t('title', { title })}>
        <Loaded of={prices}>{(data) => <PriceHistory prices={data} />}</Loaded>
      </AreaDialog>
    </div>
  );
}

type PicturesSectionProps = {
  document: ListingDocument;
  onChange: (values: Partial<ListingDocument>) => void;
};

/** Pictures for all variants, and for each colour with its own pictures. */
function PicturesSection({ document, onChange }: PicturesSectionProps) {
  const t = useTranslations('seller_listing');
  const colours = new Set(['', ...document.skus.map(({ colour }) => colour)]);
  const of = (colour: string) =>
    document.pictures.find((one) => one.colour === colour)?.images ?? [];
  const set = (colour: string, images: string[]) =>
    onChange({
      pictures: [
        ...document.pictures.filter((one) => one.colour !== colour),
        ...(images.length ? [{ colour, images }] : []),
      ],
    });
  return (
    <EditorSection title={t('pictures')} hint={t('pictures_hint')}>
      {[...colours].map((colour) => (
        <ColourPictures
          key={colour}
          title={colour || t('all_variants')}
          images={of(colour)}
          onChange={(images) => set(colour, images)}
        />
      ))}
    </EditorSection>
  );
}
