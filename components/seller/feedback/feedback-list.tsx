'use client';

import { MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { PageSteps } from '@/components/areas/page-steps';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import type { SellerReview } from '@/lib/api/schemas/seller/feedback';
import { pathIn } from '@/lib/i18n/language-path';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

export type Show = 'open' | 'done' | 'all';

type Props<Item extends { id: number }> = {
  list: Item[] | undefined;
  error: unknown;
  onRetry: () => void;
  total: number;
  page: number;
  limit: number;
  onPage: (page: number) => void;
  /** Said where the list is empty. */
  none: string;
  children: (item: Item) => ReactNode;
};

/** A page of reviews or questions, and the way to the next. */
export function FeedbackList<Item extends { id: number }>(props: Props<Item>) {
  const { list, error, onRetry, total, page, limit, onPage, none, children } = props;
  const t = useTranslations('seller_feedback');
  const errorText = useErrorText();
  const top = useRef<HTMLUListElement>(null);
  if (error && !list) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{errorText(error)}</Notice>
        <Button look="outline" onClick={onRetry}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  if (!list) return <Skeleton className="h-72" />;
  if (!list.length) return <EmptyState level={2} icon={MessageSquareText} title={none} />;
  const pages = Math.ceil(total / limit);
  const turn = (to: number) => {
    onPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <ul ref={top} className="flex scroll-mt-20 flex-col gap-4">
        {list.map((item) => (
          <li key={item.id}>
            <Card className="flex flex-col gap-3">{children(item)}</Card>
          </li>
        ))}
      </ul>
      <PageSteps
        page={page}
        pages={pages}
        onChoose={turn}
        texts={{ previous: t('newer'), next: t('older') }}
      />
    </>
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
