import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('refund');

export default function RefundPage() {
  return <PolicyPage name="refund" />;
}
