import { Spinner } from '@/components/ui/spinner';

/** In the middle of the page, while something is being opened. */
export function RestoringSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-96 place-items-center">
      <span className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-6" />
        {label}
      </span>
    </div>
  );
}
