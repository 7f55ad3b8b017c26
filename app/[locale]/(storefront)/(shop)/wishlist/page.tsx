import { PopularCategories } from '@/components/listing/popular-categories';
import { ProductShelf } from '@/components/product/card/product-shelf';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { NeedsScript } from '@/components/shell/needs-script';
import { Page } from '@/components/ui/layout';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { getShelves } from '@/lib/storefront/catalog/shelves.server';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('wishlist', 'title');

export default async function WishlistPage() {
  const { best_selling } = await getShelves({ best_selling: 'row' });
  return (
    <Page>
      <ClientMessages also={['wishlist', 'cart', 'errors', 'account']}>
        <NeedsScript>
          <WishlistView
            onward={
              <>
                <PopularCategories />
                <ProductShelf section="best_selling" products={best_selling} first />
              </>
            }
          />
        </NeedsScript>
      </ClientMessages>
    </Page>
  );
}
