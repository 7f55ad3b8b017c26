import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Category, CategoryPage } from '@/lib/contract/schemas/catalog';

type Props = {
  categories: (Category | CategoryPage['children'][number])[];
  /** `lazy` for pictures that may stay hidden: React preloads any other picture of a server component. */
  load?: 'soon' | 'lazy';
};

/** Categories side by side, e.g. the sub-categories of one. */
export function CategoryChips({ categories, load = 'soon' }: Props) {
  if (!categories.length) return null;
  return (
    <ul className="scroller -mx-4 -my-0.5 auto-cols-max gap-2 px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0">
      {categories.map(({ id, slug, name, image }) => (
        <li key={id} className="snap-start">
          <Link
            href={`/category/${slug}`}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-card pr-3.5 pl-1.5 text-sm font-medium whitespace-nowrap hover:border-line-strong"
          >
            <Picture src={image} alt="" sizes="32px" load={load} className="size-8 rounded-full" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
