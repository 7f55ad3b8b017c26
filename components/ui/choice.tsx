import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  type: 'radio' | 'checkbox';
};

/** A radio button or checkbox whose whole card is its label. */
export function ChoiceCard({ children, className, ...input }: Props) {
  return (
    <label
      className={clsx(
        'selectable flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line bg-card p-3',
        'has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-soft',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        className,
      )}
    >
      <input {...input} className="mt-1 size-4 shrink-0 accent-brand outline-none" />
      <span className="min-w-0 flex-1 text-pretty">{children}</span>
    </label>
  );
}
