import { StoresView } from '@/components/browse/stores-view';
import { Page } from '@/components/ui/layout';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = simpleMetadata('/vendors', 'vendors');

export default function StoresPage() {
  return (
    <Page>
      <StoresView page={1} />
    </Page>
  );
}
