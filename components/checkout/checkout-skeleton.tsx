import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        {['h-96', 'h-12', 'h-16', 'h-24'].map((height) => (
          <Card key={height} className="flex flex-col gap-4">
            <Skeleton className="h-7 w-48" />
            <Skeleton className={height} />
          </Card>
        ))}
      </div>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-44" />
        <Skeleton className="h-11" />
      </Card>
    </div>
  );
}
