import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('return');

export default function ReturnPage() {
  return <PolicyPage name="return" />;
}
