'use client';

import { useLocale } from 'next-intl';
import { type ReactElement, useState } from 'react';
import { server } from './server-parts';

type Props = {
  id: string;
  className?: string;
  /** What the markup depends on beside the language. */
  data?: unknown;
  /** On the server only. */
  children: ReactElement | undefined;
};

/**
 * Markup that never changes in the browser: React neither hydrates it nor needs it in the page's data. What
 * reacts in it hears of events at the document.
 */
export function StaticMarkup({ id, className = 'contents', data = '', children }: Props) {
  const locale = useLocale();
  const part = server && <server.ShellTexts locale={locale}>{children}</server.ShellTexts>;
  const [html] = useState(() =>
    server && part
      ? server.keptMarkup(`${id} ${locale} ${JSON.stringify(data)}`, part)
      : (document.getElementById(id)?.innerHTML ?? ''),
  );
  return html === undefined ? (
    <div id={id} className={className}>
      {part}
    </div>
  ) : (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
