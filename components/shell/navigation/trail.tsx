import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/navigation/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

/** The way from home to this page; the last name is the page itself. */
export function Trail({ items }: { items: { name: string; path: string }[] }) {
  const t = useTranslations('common');
  return (
    <Breadcrumbs
      label={t('trail')}
      items={items.map(({ name, path }, index) => ({
        key: path,
        node:
          index < items.length - 1 ? (
            <IntentLink
              href={path}
              className="inline-flex items-center py-1.5 hover:text-brand hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </IntentLink>
          ) : (
            <span aria-current="page" className="line-clamp-1 text-ink">
              {name}
            </span>
          ),
      }))}
    />
  );
}
