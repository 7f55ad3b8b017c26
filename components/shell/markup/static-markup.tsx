'use client';

import { type ReactNode, useState } from 'react';

type Props = {
  id: string;
  className?: string;
  /** On the server only. */
  children: ReactNode;
};

/**
 * Markup that never changes in the browser: React neither hydrates it nor needs it in the page's data. What
 * reacts in it hears of events at the document.
 */
export function StaticMarkup({ id, className = 'contents', children }: Props) {
  const [html] = useState(() =>
    typeof window === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  );
  return typeof window === 'undefined' ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has sent
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
