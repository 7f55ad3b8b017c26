import { PolicyPage } from '@/components/content/policy-page';
import { contentMetadata } from '@/lib/storefront/seo/content-metadata';

export const generateMetadata = contentMetadata('grievance');

export default function GrievancePage() {
  return <PolicyPage name="grievance" />;
}
