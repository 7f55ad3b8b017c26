import { CartView } from '@/components/cart/cart-view';
import { Page } from '@/components/ui/layout';
import { privatePage } from '@/lib/storefront/seo/private-page';

export const generateMetadata = privatePage('cart', 'title');

export default function CartPage() {
  return (
    <Page>
      <CartView />
    </Page>
  );
}
