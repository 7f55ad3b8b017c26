import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/content-metadata';

export const generateMetadata = contentMetadata('privacy');

export default function PrivacyPage() {
  return <PolicyPage name="privacy" />;
}
