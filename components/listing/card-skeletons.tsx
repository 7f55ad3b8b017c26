import { Skeleton } from '@/components/ui/skeleton';

/** Stand-ins of the size of product cards. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={index} aria-hidden className="min-w-0">
      <div className="product-card">
        <Skeleton className="aspect-square w-full rounded-none" />
        <div className="flex flex-col gap-1 p-3">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-6 w-1/4" />
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
    </li>
  ));
}
