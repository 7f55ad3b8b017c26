'use client';

import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { SellerReview } from '@/lib/contract/schemas/seller/feedback';
import { pathIn } from '@/lib/i18n/language-path';

/** The reviewed or questioned product, linking to its page in the shop. */
export function AboutProduct({ product }: { product: SellerReview['product'] }) {
  const lang = useLocale();
  return (
    <a
      href={pathIn(lang, `/product/${product.slug}`)}
      className="flex min-h-11 items-center gap-3 self-start rounded-control font-medium hover:text-brand"
    >
      <Picture
        src={product.image}
        alt=""
        sizes="44px"
        className="size-11 shrink-0 rounded-control"
      />
      <span dir="auto" className="min-w-0 text-pretty">
        {product.name}
      </span>
    </a>
  );
}
