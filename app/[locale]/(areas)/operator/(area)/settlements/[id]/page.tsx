import { idOf } from '@/components/areas/id-of';
import { StatementPage } from '@/components/operator/settlements/statement-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'settlements');

type Props = { params: Promise<{ id: string }> };

export default async function OperatorStatementPage({ params }: Props) {
  const { id } = await params;
  return (
    <ClientMessages also={['operator_settlements']}>
      <StatementPage id={idOf(id)} />
    </ClientMessages>
  );
}
