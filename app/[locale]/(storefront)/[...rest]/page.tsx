import { NotFoundPage } from '@/components/shell/not-found-page';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateStaticParams = () => [];
export const generateMetadata = missingMetadata;
export default NotFoundPage;
