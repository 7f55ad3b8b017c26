'use client';

import { MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import type { SellerReview } from '@/lib/api/schemas/seller/feedback';
import { pathIn } from '@/lib/i18n/language-path';

export type Show = 'open' | 'done' | 'all';

type Props<Item extends { id: number }, Data extends { total: number }> = {
  of: ComponentProps<typeof Loaded<Data>>['of'];
  rowsOf: (data: Data) => Item[];
  page: number;
  limit: number;
  onPage: (page: number) => void;
  /** Said where the list is empty. */
  none: string;
  children: (item: Item) => ReactNode;
};

/** A page of reviews or questions, and the way to the next. */
export function FeedbackList<Item extends { id: number }, Data extends { total: number }>(
  props: Props<Item, Data>,
) {
  const { of, rowsOf, page, limit, onPage, none, children } = props;
  const t = useTranslations('seller_feedback');
  const top = useRef<HTMLUListElement>(null);
  const turn = (to: number) => {
    onPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Loaded of={of}>
      {(data) =>
        rowsOf(data).length ? (
          <>
            <ul ref={top} className="flex scroll-mt-20 flex-col gap-4">
              {rowsOf(data).map((item) => (
                <li key={item.id}>
                  <Card className="flex flex-col gap-3">{children(item)}</Card>
                </li>
              ))}
            </ul>
            <PageSteps
              page={page}
              pages={Math.ceil(data.total / limit)}
              onChoose={turn}
              texts={{ previous: t('newer'), next: t('older') }}
            />
          </>
        ) : (
          <EmptyState level={2} icon={MessageSquareText} title={none} />
        )
      }
    </Loaded>
  );
}

/** The product that is written about; leads to its page in the shop. */
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
      <span className="min-w-0 text-pretty">{product.name}</span>
    </a>
  );
}
