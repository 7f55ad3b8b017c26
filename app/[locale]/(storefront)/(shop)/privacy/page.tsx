import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('privacy');

export default function PrivacyPage() {
  return <PolicyPage name="privacy" />;
}
