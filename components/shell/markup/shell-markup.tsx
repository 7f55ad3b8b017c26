'use client';

import type { NavigationData } from '../header/navigation';
import type { FooterPart } from './on-server';
import { StaticMarkup } from './static-markup';

/** Required, not imported: the browser needs none of these components. */
const server: typeof import('./on-server') | undefined =
  typeof window === 'undefined' ? require('./on-server') : undefined;

/** A part of the footer. */
export function FooterMarkup({ part }: { part: FooterPart }) {
  const Part = server?.footerParts[part];
  return (
    <StaticMarkup id={`footer-${part}`}>
      {server && Part && (
        <server.ShellTexts>
          <Part />
        </server.ShellTexts>
      )}
    </StaticMarkup>
  );
}

/** The phone's menu and the way home. */
export function HeaderStart({ seller }: { seller: string | undefined }) {
  return (
    <StaticMarkup id="header-start" className="flex h-14 items-center gap-1">
      {server && (
        <server.ShellTexts>
          <server.MobileMenu seller={seller} />
          <server.HomeLink />
        </server.ShellTexts>
      )}
    </StaticMarkup>
  );
}

export function OtherLanguage() {
  return (
    <StaticMarkup id="other-language">
      {server && (
        <server.ShellTexts>
          <server.OtherLanguageLink />
        </server.ShellTexts>
      )}
    </StaticMarkup>
  );
}

/** The bar of menus below the header. */
export function NavigationMarkup(data: NavigationData) {
  return (
    <StaticMarkup id="navigation">
      {server && (
        <server.ShellTexts>
          <server.Navigation {...data} />
        </server.ShellTexts>
      )}
    </StaticMarkup>
  );
}
