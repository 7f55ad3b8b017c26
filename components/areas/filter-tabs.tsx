'use client';

import clsx from 'clsx';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Tabs that choose which part of a list is shown; they scroll sideways on a phone. */
export function FilterTabs<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content
    <div
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          className={clsx(
            'min-h-11 rounded-full border px-4 font-medium whitespace-nowrap',
            option.value === value
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line bg-card hover:bg-sunken',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
