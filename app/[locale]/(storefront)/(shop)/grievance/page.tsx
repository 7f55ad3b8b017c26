import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('grievance');

export default function GrievancePage() {
  return <PolicyPage name="grievance" />;
}
