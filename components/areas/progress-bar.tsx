type Props = {
  /** A fraction from 0 to 1. */
  part: number;
  label: string;
};

/** A progress bar with its label above. */
export function ProgressBar({ part, label }: Props) {
  return (
    <label className="flex w-full flex-col gap-1.5 text-sm">
      <span>{label}</span>
      <progress
        max={1}
        value={part}
        className="h-3 w-full overflow-hidden rounded-full accent-brand"
      />
    </label>
  );
}
