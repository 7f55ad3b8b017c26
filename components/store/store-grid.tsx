import { BadgeCheck, MapPin } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Rating } from '@/components/product/rating';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Store } from '@/lib/api/schemas/catalog';
import { stateName } from '@/lib/storefront/catalog/states';

type Props = { stores: Store[]; level?: 2 | 3 };

/** `level` is that of the stores' headings. */
export function StoreGrid({ stores, level }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {stores.map((store) => (
        <li key={store.id} className="min-w-0">
          <StoreCard store={store} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** A store in a list; all of it leads to its page. */
function StoreCard({ store, level = 3 }: { store: Store; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useTranslations('store');
  const locale = useLocale();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-raised">
      <Picture
        src={store.banner}
        alt=""
        width={1200}
        height={400}
        sizes="(min-width: 1024px) 300px, (min-width: 640px) 48vw, 92vw"
        widest={590}
        className="aspect-[3/1] w-full"
      />
      <div className="flex flex-1 flex-col gap-1 p-4 pt-0">
        <Picture
          src={store.logo}
          alt=""
          sizes="64px"
          className="relative -mt-8 mb-1 size-16 rounded-card border-3 border-card"
        />
        <Heading className="font-bold">
          <Link
            href={`/store/${store.slug}`}
            className="flex items-center gap-1.5 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            <span className="truncate">{store.name}</span>
            <BadgeCheck aria-hidden className="size-4 shrink-0 text-good" />
          </Link>
        </Heading>
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {store.city}, {stateName(store.state, locale)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Rating rating={store.rating} total={store.total_reviews} />
          {t('products', { count: store.product_count })}
        </p>
      </div>
    </article>
  );
}
