import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('about');

export default function AboutPage() {
  return <PolicyPage name="about" />;
}
