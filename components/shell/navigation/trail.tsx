import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

/** The breadcrumb from home; the last name is the page itself. */
export function Trail({ items }: { items: { name: string; path: string }[] }) {
  const t = useTranslations('common');
  return (
    <Breadcrumbs
      label={t('trail')}
      items={items.map(({ name, path }, index) => ({
        key: path,
        node:
          index < items.length - 1 ? (
            <Link
              href={path}
              className="inline-flex items-center py-1.5 hover:text-brand hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          ) : (
            <span aria-current="page" className="line-clamp-1 text-ink lang-hi:leading-relaxed">
              {name}
            </span>
          ),
      }))}
    />
  );
}
