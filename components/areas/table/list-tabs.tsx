'use client';

import clsx from 'clsx';
import { number } from '@/lib/storefront/format';
import { shownCount } from '../counted';
import type { Choice } from './description';

type Props = {
  label: string;
  options: readonly (Choice & { count?: number; isUrgent?: boolean })[];
  value: string;
  onChoose: (value: string) => void;
};

/** The parts of a list as tabs with their counts; they scroll sideways on a phone. */
export function ListTabs({ label, options, value, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content
    <div
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(option.value)}
            className={clsx(
              '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap',
              isChosen ? 'border-brand text-brand' : 'border-transparent hover:bg-sunken',
            )}
          >
            <span>{option.label}</span>
            {option.count !== undefined && option.count > 0 && (
              <span
                className={clsx(
                  'rounded-full px-2 text-xs leading-5 font-semibold tabular-nums',
                  option.isUrgent ? 'bg-bad-soft text-bad' : 'bg-sunken text-ink-soft',
                )}
              >
                {shownCount(option.count, number)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
