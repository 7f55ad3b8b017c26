import { idOf } from '@/components/areas/id-of';
import { StatementScreen } from '@/components/seller/money/statement-screen';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_money', 'settlements');

export default async function SellerSettlementPage({
  params,
}: PageProps<'/[locale]/seller/money/settlements/[id]'>) {
  return (
    <ClientMessages also={['seller_money']}>
      <StatementScreen id={String(idOf((await params).id))} />
    </ClientMessages>
  );
}
