import { NotFoundPage } from '@/components/shell/not-found/not-found-page';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ rest: ['_'] }];
export const generateMetadata = missingMetadata;
export default NotFoundPage;
