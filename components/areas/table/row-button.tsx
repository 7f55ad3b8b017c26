import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

/** A button of a row or of the bar for chosen rows: lower where a mouse points. */
export function RowButton({ look = 'outline', ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      look={look}
      {...props}
      className="px-3! py-1! text-sm whitespace-nowrap pointer-fine:min-h-9!"
    />
  );
}
