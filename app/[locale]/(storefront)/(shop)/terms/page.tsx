import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('terms');

export default function TermsPage() {
  return <PolicyPage name="terms" />;
}
