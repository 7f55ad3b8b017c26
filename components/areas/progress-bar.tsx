type Props = {
  /** From 0 to 1. */
  part: number;
  label: string;
};

/** How far something has come, with its text above. */
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
