import { ReportedQuestions } from '@/components/operator/support/reported-questions';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'questions');

export default function OperatorQuestionsPage() {
  return (
    <ClientMessages also={['operator_support']}>
      <ReportedQuestions />
    </ClientMessages>
  );
}
