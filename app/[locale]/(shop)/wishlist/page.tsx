import { Page } from '@/components/ui/layout';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { privatePage } from '@/lib/storefront/seo/private-page';

export const generateMetadata = privatePage('wishlist', 'title');

export default function WishlistPage() {
  return (
    <Page>
      <WishlistView />
    </Page>
  );
}
