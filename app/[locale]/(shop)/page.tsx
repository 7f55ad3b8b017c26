import { getProducts } from '@/lib/storefront/catalog';
export const ensureStatic = 'navigation';
export default async function Home() {
  const { products } = await getProducts({ section: 'latest' });
  return (
    <ul>
      {products.map((p) => (
        <li key={p.id}>{p.name}</li>
      ))}
    </ul>
  );
}
