import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/shell/json-ld';
import { itemListData, trailData } from '@/lib/storefront/seo/json-ld';

type Place = { name: string; path: string };
/** `trail` is the breadcrumb; `start` the position of the first item. */
type Props = { trail: Place[]; items: Place[]; start?: number };

/** JSON-LD of a list: its breadcrumb and its items. */
export async function ListStructuredData({ trail, items, start }: Props) {
  const locale = await getLocale();
  const name = trail.at(-1)?.name;
  return (
    <>
      <JsonLd data={trailData(trail, locale)} />
      {items.length > 0 && <JsonLd data={itemListData(items, locale, { name, start })} />}
    </>
  );
}
