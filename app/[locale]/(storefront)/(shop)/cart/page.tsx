import { CartView } from '@/components/cart/cart-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { NeedsScript } from '@/components/shell/needs-script';
import { Page } from '@/components/ui/layout';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('cart', 'title');

export default function CartPage() {
  return (
    <Page>
      <ClientMessages also={['cart', 'coupons', 'errors', 'account', 'wishlist']}>
        <NeedsScript>
          <CartView />
        </NeedsScript>
      </ClientMessages>
    </Page>
  );
}
