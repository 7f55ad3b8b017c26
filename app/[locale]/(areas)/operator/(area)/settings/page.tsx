import { SettingsView } from '@/components/operator/settings/settings-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'settings');

export default function OperatorSettingsPage() {
  return (
    <ClientMessages also={['operator_settings']}>
      <SettingsView />
    </ClientMessages>
  );
}
