import { permanentRedirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProductSummary } from '@/components/product/buy/product-summary';
import { Description } from '@/components/product/details/description';
import { MoreProducts } from '@/components/product/details/more-products';
import { Specifications } from '@/components/product/details/specifications';
import { StructuredData } from '@/components/product/details/structured-data';
import { FormerProductPage } from '@/components/product/former-product';
import { Gallery } from '@/components/product/gallery/gallery';
import { Questions } from '@/components/product/questions/questions';
import { LazyRecentlyViewed } from '@/components/product/recently-viewed/lazy-recently-viewed';
import { Reviews } from '@/components/product/reviews/reviews';
import { BelowTheFold } from '@/components/shell/below-the-fold';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Trail } from '@/components/shell/navigation/trail';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { Page } from '@/components/ui/layout';
import { Tabs } from '@/components/ui/tabs';
import { pathIn } from '@/lib/i18n/language-path';
import {
  getFormerProduct,
  getProduct,
  getQuestions,
  getReviews,
} from '@/lib/storefront/catalog/queries.server';
import { productMetadata } from './metadata';

export const generateStaticParams = () => [];
export const generateMetadata = productMetadata;

export default async function ProductPage({ params }: PageProps<'/[locale]/product/[id]'>) {
  const { id } = await params;
  const product = await getProduct(id);
  if (!product) {
    const former = await getFormerProduct(id);
    return former ? <FormerProductPage former={former} /> : <NotFoundPage />;
  }
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  const path = `/product/${product.slug}`;
  if (product.slug !== id) permanentRedirect(pathIn(locale, path));

  const [reviews, questions] = await Promise.all([
    getReviews(product.id),
    getQuestions(product.id),
  ]);
  const categories = product.categoryPath.map(({ name, slug }) => ({
    name,
    path: `/category/${slug}`,
  }));
  const trail = [{ name: t('home'), path: '/' }, ...categories, { name: product.name, path }];
  const viewed = {
    id: product.id,
    listing: product.listing?.id,
    slug: product.slug,
    name: product.name,
    image: product.image,
    price: product.price,
  };
  return (
    <Page className="max-sm:pt-0">
      <ClientMessages also={['gallery', 'delivery', 'viewed']}>
        <div className="flex flex-col sm:gap-4">
          <Trail items={trail} />
          <div className="grid items-start gap-3 sm:gap-6 lg:grid-cols-2 lg:gap-10">
            <Gallery images={product.images} name={product.name} />
            <ProductSummary product={product} />
          </div>
        </div>
        <BelowTheFold>
          <Tabs
            label={t('details')}
            tabs={[
              {
                id: 'description',
                label: t('description'),
                panel: <Description text={product.description} />,
              },
              {
                id: 'specifications',
                label: t('specifications'),
                panel: <Specifications specifications={product.specifications} />,
              },
              {
                id: 'reviews',
                label: t('reviews', { count: reviews.summary.total }),
                panel: <Reviews productId={product.id} reviews={reviews} />,
              },
            ]}
          />
          <Questions productId={product.id} questions={questions} />
          <MoreProducts product={product} />
          <LazyRecentlyViewed current={viewed} />
        </BelowTheFold>
      </ClientMessages>
      <StructuredData product={product} trail={trail} reviews={reviews.reviews} />
    </Page>
  );
}
