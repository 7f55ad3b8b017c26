import { idOf } from '@/components/areas/id-of';
import { ShopperPage } from '@/components/operator/shoppers/shopper-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'shoppers');

type Props = { params: Promise<{ id: string }> };

export default async function OperatorShopperPage({ params }: Props) {
  const { id } = await params;
  return (
    <ClientMessages also={['operator_shoppers']}>
      <ShopperPage id={idOf(id)} />
    </ClientMessages>
  );
}
