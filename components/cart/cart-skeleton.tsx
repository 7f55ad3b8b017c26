import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

/** A cart of two lines, in grey. */
export function CartSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4 border-t border-line pt-4">
            <Skeleton className="size-20 shrink-0 sm:size-24" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-11 w-36" />
            </div>
          </div>
        ))}
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-32" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-5" />
        ))}
        <Skeleton className="h-11" />
      </Card>
    </div>
  );
}
