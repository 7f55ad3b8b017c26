import { StaffPage } from '@/components/seller/staff/staff-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'staff');

export default function SellerStaffPage() {
  return (
    <ClientMessages also={['seller_staff']}>
      <StaffPage />
    </ClientMessages>
  );
}
