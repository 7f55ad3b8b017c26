import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('cancellation');

export default function CancellationPage() {
  return <PolicyPage name="cancellation" />;
}
