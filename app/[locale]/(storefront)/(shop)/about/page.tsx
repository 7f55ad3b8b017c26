import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/content-metadata';

export const generateMetadata = contentMetadata('about');

export default function AboutPage() {
  return <PolicyPage name="about" />;
}
