'use client';

import { type ReactNode, useState } from 'react';

type Props = {
  /** Of this part of this page alone. */
  id: string;
  as?: 'div' | 'ul';
  className: string;
  /** On the server only. */
  children?: ReactNode;
};

/**
 * Markup of a page's data that the browser takes as it came: it is not in the data a second time, and React does
 * not hydrate it. On a page that is come to by a link there is none: whoever uses this has another way then.
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
