'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { decideListing } from '@/lib/api/operators/listings';
import type { ListingDecision, ReviewedListing } from '@/lib/api/schemas/seller/listings';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { DocumentFields } from './document-fields';
import { PricesDialog } from './prices-dialog';
import { changedFields, picturesOf, type ReviewField } from './review-fields';

type Props = { listing: ReviewedListing; onDecided: () => void };

/** A listing that waits: what it says, what changed, and the decision. */
export function ReviewedListingCard({ listing, onDecided }: Props) {
  const t = useTranslations('operator_listings');
  const lang = useLocale();
  const errorText = useErrorText();
  const [isRejecting, setRejecting] = useState(false);
  const [reasons, setReasons] = useState<Partial<Record<ReviewField, string>>>({});
  const [busy, setBusy] = useState(false);
  const { id, store, code, title, submitted_at, document, published } = listing;
  const given = Object.entries(reasons).filter(([, reason]) => reason?.trim());

  async function decide(decision: ListingDecision) {
    setBusy(true);
    try {
      await decideListing(lang, id, decision);
      toast.success(t(decision.decision === 'approve' ? 'approved' : 'rejected', { title }));
      onDecided();
    } catch (refused) {
      toast.error(errorText(refused));
      setBusy(false);
    }
  }

  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-bold">
          {title}
          <Badge tone={published ? 'accent' : 'brand'}>{t(published ? 'change' : 'new')}</Badge>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>{store}</span>
          <span>{code}</span>
          {submitted_at && <span>{dateTime(submitted_at, lang)}</span>}
        </p>
      </header>
      <ul className="flex flex-wrap gap-2">
        {picturesOf(document).map((url) => (
          <li key={url}>
            {/* biome-ignore lint/performance/noImgElement: an uploaded picture as it is */}
            <img src={url} alt="" loading="lazy" className="size-28 rounded-control object-cover" />
          </li>
        ))}
      </ul>
      <DocumentFields
        document={document}
        published={published}
        changed={changedFields(document, published)}
        reasons={isRejecting ? reasons : undefined}
        onReason={(field, reason) => setReasons({ ...reasons, [field]: reason })}
      />
      <div className="flex flex-wrap gap-2">
        {isRejecting ? (
          <>
            <Button
              look="danger"
              busy={busy}
              aria-disabled={given.length === 0}
              onClick={() =>
                void decide({ decision: 'reject', reasons: Object.fromEntries(given) as never })
              }
            >
              {t('reject_now', { count: given.length })}
            </Button>
            <Button look="quiet" onClick={() => setRejecting(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button busy={busy} onClick={() => void decide({ decision: 'approve' })}>
              {t('approve')}
            </Button>
            <Button look="danger" onClick={() => setRejecting(true)}>
              {t('reject')}
            </Button>
            {published && <PricesDialog listing={{ id, title }} />}
          </>
        )}
      </div>
    </Card>
  );
}
