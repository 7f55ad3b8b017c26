import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/content-metadata';

export const generateMetadata = contentMetadata('terms');

export default function TermsPage() {
  return <PolicyPage name="terms" />;
}
