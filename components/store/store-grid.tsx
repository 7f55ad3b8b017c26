import type { Store } from '@/lib/api/schemas/catalog';
import { StoreCard } from './store-card';

export function StoreGrid({ stores }: { stores: Store[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {stores.map((store) => (
        <li key={store.id} className="min-w-0">
          <StoreCard store={store} />
        </li>
      ))}
    </ul>
  );
}
