import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Category, CategoryPage } from '@/lib/api/schemas/catalog';

/** Categories side by side, e.g. the sub-categories of one. */
export function CategoryChips({
  categories,
}: {
  categories: (Category | CategoryPage['children'][number])[];
}) {
  if (!categories.length) return null;
  return (
    <ul className="scroller -mx-4 auto-cols-max gap-2 px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0">
      {categories.map(({ id, slug, name, image }) => (
        <li key={id} className="snap-start">
          <Link
            href={`/category/${slug}`}
            className="flex min-h-12 items-center gap-2.5 rounded-full border border-line bg-card py-1 pr-4 pl-1.5 text-[0.9375rem] font-medium whitespace-nowrap hover:border-line-strong"
          >
            <Picture src={image} alt="" sizes="40px" load="soon" className="size-10 rounded-full" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
