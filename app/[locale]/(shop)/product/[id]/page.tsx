import { notFound } from 'next/navigation';
import { getProduct } from '@/lib/storefront/catalog';
export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ id: '_' }];
export default async function ProductPage({ params }: PageProps<'/[locale]/product/[id]'>) {
  const product = (await getProduct((await params).id)) ?? notFound();
  return <h1>{product.name}</h1>;
}
