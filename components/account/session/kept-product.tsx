'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { useCall } from '@/lib/client/use-call';
import type { PendingAction } from '@/lib/storefront/session/pending-action';

/** The product that a visitor chose before signing in. Nothing is shown for other actions or without an answer. */
export function KeptProduct({ action }: { action: PendingAction | undefined }) {
  const t = useTranslations('auth');
  const isChoice = action?.kind === 'cart' || action?.kind === 'wishlist';
  const { data: product } = useCall(
    'GET /api/products/{id}',
    isChoice ? { params: { id: action.productId } } : null,
  );
  if (!isChoice) return null;
  return (
    // The height is that of the row with its product, which arrives later.
    <div className="flex min-h-20 items-center gap-3 rounded-card bg-sunken p-2">
      {product && (
        <>
          <Picture
            src={product.image_1}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 rounded-control"
          />
          <div className="flex min-w-0 flex-col">
            <b className="line-clamp-2 text-sm font-medium">{product.name}</b>
            <span className="text-sm text-ink-soft">
              {t(action.kind === 'cart' ? 'kept_for_cart' : 'kept_for_wishlist')}
            </span>
          </div>
        </>
      )}
    </div>
  );
}
