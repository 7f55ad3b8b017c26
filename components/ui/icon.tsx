import clsx from 'clsx';
import type { ComponentType, CSSProperties, ReactElement } from 'react';

type Props = {
  className?: string;
  /** Stroke width on a 24-unit grid; 2 by default. */
  strokeWidth?: number;
  'aria-hidden'?: boolean;
};

/** An icon beside a text; also one of Lucide's. */
export type Icon = ComponentType<Props>;

/**
 * Makes an icon of one path, for `icons.ts`. Its style is in icon.css: a page has dozens of icons, and each
 * would repeat it.
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
