'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ReactElement, useEffect, useState } from 'react';
import { bottomPlaceOf, bottomPlaces } from '@/components/shell/navigation/bottom-place';
import { serverProcess } from '@/lib/process/server-process';
import type { NavigationData } from '../header/navigation';
import type { FooterPart } from './on-server';

const bottom = 'bottom-navigation';

/** `require` instead of `import`, so that the browser's bundle contains none of these components. */
const server: typeof import('./on-server') | undefined =
  typeof window === 'undefined' ? require('./on-server') : undefined;

/** A part of the footer. */
export function FooterMarkup({ part }: { part: FooterPart }) {
  const Part = server?.footerParts[part];
  return <StaticMarkup id={`footer-${part}`}>{Part && <Part />}</StaticMarkup>;
}

type StaticMarkupProps = {
  id: string;
  className?: string;
  /** The data that the markup depends on, besides the language. */
  data?: unknown;
  /** Set on the server only. */
  children: ReactElement | undefined;
};

/**
 * Markup that never changes in the browser: React neither hydrates it nor needs it in the page's data. Its
 * interactive parts use event listeners on the document.
 */
function StaticMarkup({ id, className = 'contents', data = '', children }: StaticMarkupProps) {
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

/** The phone's menu and the link to the home page. */
export function HeaderStart({ seller }: { seller: string | undefined }) {
  return (
    <StaticMarkup id="header-start" className="flex h-11 items-center gap-1 sm:h-14" data={seller}>
      {server && (
        <>
          <server.MobileMenu seller={seller} />
          <server.HomeLink />
        </>
      )}
    </StaticMarkup>
  );
}

/** The delivery pincode button: beside the logo on a phone, in its own row on a tablet. */
export function DeliverToMarkup() {
  return (
    <StaticMarkup
      id="deliver-to"
      className="min-w-0 shrink-0 sm:order-first sm:col-span-full lg:order-none lg:col-span-1"
    >
      {server && <server.DeliverToButton />}
    </StaticMarkup>
  );
}

export function OtherLanguage() {
  return (
    <StaticMarkup id="other-language" className="sm:contents">
      {server && <server.OtherLanguageLink />}
    </StaticMarkup>
  );
}

/** The bar at the bottom of a phone's screen; hidden on payment pages. */
export function BottomNavigation() {
  const place = bottomPlaceOf(useSelectedLayoutSegments());
  const here = place === 'hidden' ? undefined : place;
  useEffect(() => {
    for (const [at, link] of document.querySelectorAll(`#${bottom} a`).entries()) {
      if (bottomPlaces[at] === here) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [here]);
  return (
    <StaticMarkup id={bottom} data={here} className={place === 'hidden' ? 'hidden' : 'contents'}>
      {server && <server.BottomNavigation here={here} />}
    </StaticMarkup>
  );
}

/**
 * The bar of menus below the header.
 * @param menus key of their data in `serverProcess.htmlOnly`
 */
export function NavigationMarkup({ menus }: { menus: string }) {
  const data = server && serverProcess.htmlOnly?.texts.get(menus);
  return (
    <StaticMarkup id="navigation" data={data}>
      {server && data ? <server.Navigation {...(JSON.parse(data) as NavigationData)} /> : undefined}
    </StaticMarkup>
  );
}
