'use client';

import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import { Scroller } from '@/components/ui/scroller';

/** Number of pictures in view on a phone; the others load at the first touch. */
const inSight = 5;

type Props = {
  label: string;
  labels: { back: string; on: string };
  categories: { slug: string; name: string; image: string | null }[];
};

/**
 * The shop's departments, each with its picture, in one row at the top. A client component, so that the page
 * does not carry their markup twice.
 */
export function CategoryRow({ label, labels, categories }: Props) {
  return (
    <section aria-label={label} className="-my-1">
      <Scroller
        labels={labels}
        className="-mx-4 auto-cols-[4.75rem] gap-1 px-4 sm:mx-0 sm:auto-cols-[minmax(5.5rem,1fr)] sm:gap-2 sm:px-0"
      >
        {categories.map(({ slug, name, image }, index) => (
          <li key={slug} className="snap-start">
            <Link
              href={`/category/${slug}`}
              className="group flex flex-col items-center gap-1 rounded-card py-1 text-center text-xs font-medium hover:text-brand sm:text-[0.8125rem] lang-hi:leading-normal"
            >
              <Picture
                src={image}
                alt=""
                sizes="56px"
                load={index < inSight ? 'soon' : 'lazy'}
                className="size-14 rounded-full border border-line transition-transform group-hover:scale-104"
              />
              <span className="line-clamp-2 min-h-[2lh]">{name}</span>
            </Link>
          </li>
        ))}
      </Scroller>
    </section>
  );
}
