import clsx from 'clsx';
import { type ComponentProps, createElement, type ReactNode } from 'react';

type Tag = 'b' | 'dd' | 'p' | 's' | 'span' | 'td' | 'time';
type Props = ComponentProps<'span'> & { as?: Tag; children: ReactNode; dateTime?: string };

/** The separator after the day in "14 August 2026, 5:30 pm", at which a narrow line may break. */
const afterDay = ', ';

const oneLine = 'whitespace-nowrap';

/** An amount, a date or an order number, which is neither wrapped nor translated. */
export function Whole({ as = 'span', className, children, ...props }: Props) {
  const parts = typeof children === 'string' ? children.split(afterDay) : [];
  if (parts.length < 2) {
    const classes = clsx(oneLine, className);
    return createElement(as, { translate: 'no', className: classes, ...props }, children);
  }
  const lines = parts.map((part, at) => (
    <span key={part} className={oneLine}>
      {at < parts.length - 1 ? part + afterDay : part}
    </span>
  ));
  return createElement(as, { translate: 'no', className, ...props }, lines);
}
