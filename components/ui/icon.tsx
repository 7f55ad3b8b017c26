import clsx from 'clsx';
import type { ComponentType, CSSProperties, ReactElement } from 'react';

type Props = {
  className?: string;
  /** Of 24 units across; 2 unless said otherwise. */
  strokeWidth?: number;
  'aria-hidden'?: boolean;
};

/** A drawing beside words; one of Lucide's, too. */
export type Icon = ComponentType<Props>;

/**
 * An icon of one path, for `icons.ts`. Its look is in icon.css: a page has dozens, and each would say it again.
 */
export function icon(path: string): (props: Props) => ReactElement {
  return ({ className, strokeWidth }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={clsx('icon', className)}
      style={strokeWidth ? ({ strokeWidth } satisfies CSSProperties) : undefined}
    >
      <path d={path} />
    </svg>
  );
}
