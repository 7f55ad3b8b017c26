'use client';

import clsx from 'clsx';
import { Minus, Plus } from '@/components/ui/icons';

type Props = {
  value: number;
  max: number;
  onChange: (value: number) => void;
  labels: { group: string; less: string; more: string };
  disabled?: boolean;
  /** The minimum; a cart line goes down to 0, which removes it. */
  min?: number;
  /** Looks lower than its buttons' boxes, which keep the size of a finger. */
  compact?: boolean;
};

const button =
  'grid size-11 place-items-center rounded-control hover:bg-sunken disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

/** A number between − and +. At a limit its button keeps the focus. */
export function QuantityStepper(props: Props) {
  const { value, max, onChange, labels, disabled, min = 1, compact } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a border of its own
    <div
      role="group"
      aria-label={labels.group}
      className={clsx(
        'inline-flex items-center rounded-control border border-line-strong bg-card',
        compact && 'h-8 [&>button:hover]:bg-transparent',
      )}
    >
      <button
        type="button"
        className={button}
        aria-label={labels.less}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold tabular-nums">{value}</output>
      <button
        type="button"
        className={button}
        aria-label={labels.more}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  );
}
