'use client';

import { Rating } from '@/components/product/rating';
import { Link } from '@/components/shell/navigation/link';
import { BadgeCheck, MapPin } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';

type Props = {
  store: {
    slug: string;
    name: string;
    logo: string | null;
    banner: string | null;
    rating: number;
    totalReviews: number;
  };
  place: string;
  /** The number of its products, as text. */
  products: string;
  level?: 2 | 3;
};

/**
 * A store as an item of a list; the whole card is its link. A client component for the same reason as
 * `ProductCard`.
 */
export function StoreCard({ store, place, products, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-raised">
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
            <bdi className="line-clamp-2">{store.name}</bdi>
            <BadgeCheck aria-hidden className="size-4 shrink-0 text-good" />
          </Link>
        </Heading>
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {place}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Rating rating={store.rating} total={store.totalReviews} />
          {products}
        </p>
      </div>
    </li>
  );
}
