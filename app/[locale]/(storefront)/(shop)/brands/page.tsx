import { BrandsView } from '@/components/browse/brands-view';
import { Page } from '@/components/ui/layout';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = simpleMetadata('/brands', 'brands');

export default function BrandsPage() {
  return (
    <Page>
      <BrandsView page={1} />
    </Page>
  );
}
