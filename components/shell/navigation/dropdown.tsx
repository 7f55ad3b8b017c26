import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** The accessible name if the label is only an icon. */
  name?: string;
  /** Opens under a mouse pointer, too. */
  hover?: boolean;
  /** Covers the page and traps the focus until it is closed. */
  sheet?: boolean;
  /** Creates the links' elements on approach; only for markup that React does not hydrate. */
  late?: boolean;
  className?: string;
  labelClassName?: string;
  panelClassName?: string;
};

/**
 * A menu of links under its label: a native details element, so it opens by click, touch and keyboard, and
 * without script. `Menus` in the root layout adds the rest for all menus.
 */
export function Dropdown({ label, children, name, hover, sheet, late, ...classes }: Props) {
  return (
    <details
      data-menu={sheet ? 'sheet' : hover ? 'hover' : ''}
      className={clsx('group/menu', sheet && 'menu-sheet', classes.className)}
    >
      <summary
        aria-label={name}
        className={clsx('list-none [&::-webkit-details-marker]:hidden', classes.labelClassName)}
      >
        {label}
      </summary>
      <div className={clsx('absolute z-50', classes.panelClassName)}>
        {late ? <noscript>{children}</noscript> : children}
      </div>
    </details>
  );
}
