import { StockView } from '@/components/seller/stock/stock-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'stock');

export default function SellerStockPage() {
  return (
    <ClientMessages also={['seller_stock']}>
      <StockView />
    </ClientMessages>
  );
}
