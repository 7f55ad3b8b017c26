import { ContentEditor } from '@/components/operator/content/content-editor';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'content');

type Props = { params: Promise<{ kind: string; slug: string }> };

export default async function OperatorTextPage({ params }: Props) {
  const { kind, slug } = await params;
  return (
    <ClientMessages also={['operator_content', 'operator_catalogue', 'content']}>
      <ContentEditor kind={kind} slug={slug} />
    </ClientMessages>
  );
}
