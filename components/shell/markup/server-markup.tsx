'use client';

import { type ReactNode, useState } from 'react';

type Props = {
  /** Unique within the page. */
  id: string;
  as?: 'div' | 'ul';
  className: string;
  /** Set on the server only. */
  children?: ReactNode;
};

/**
 * Markup that the browser keeps as the server rendered it: the page's data does not repeat it, and React does
 * not hydrate it. After a client-side navigation it is empty, so the caller needs a fallback.
 */
export function ServerMarkup({ id, as: Element = 'div', className, children }: Props) {
  const [html] = useState(() =>
    typeof window === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  );
  return typeof window === 'undefined' ? (
    <Element id={id} className={className}>
      {children}
    </Element>
  ) : (
    <Element
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
