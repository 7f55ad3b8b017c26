import type { Store } from '@/lib/api/schemas/catalog';
import { StoreCard } from './store-card';

type Props = { stores: Store[]; level?: 2 | 3 };

/** `level` is that of the stores' headings. */
export function StoreGrid({ stores, level }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {stores.map((store) => (
        <li key={store.id} className="min-w-0">
          <StoreCard store={store} level={level} />
        </li>
      ))}
    </ul>
  );
}
