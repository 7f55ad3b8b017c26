import { Spinner } from '@/components/ui/spinner';

/** A spinner in the middle of the page, with a label. */
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
