import { getTranslations } from 'next-intl/server';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { StoreGrid } from '@/components/store/store-grid';
import { Section } from '@/components/ui/layout';
import { getStores } from '@/lib/storefront/catalog/queries.server';

const shown = 4;

/** The best rated stores. */
export async function TrustedStores({ title }: { title?: string | null }) {
  const [t, stores] = await Promise.all([getTranslations('home'), getStores(shown, 1, 'rating')]);
  if (stores.length < shown) return null;
  return (
    <Section
      className="deferred-layout"
      id="stores"
      title={title ?? t('stores')}
      aside={<SectionLink href="/vendors" />}
    >
      <StoreGrid stores={stores} />
    </Section>
  );
}
