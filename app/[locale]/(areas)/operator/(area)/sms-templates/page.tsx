import { SmsTemplates } from '@/components/operator/messages/sms-templates';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'sms_templates');

export default function OperatorSmsTemplatesPage() {
  return (
    <ClientMessages also={['operator_sms']}>
      <SmsTemplates />
    </ClientMessages>
  );
}
