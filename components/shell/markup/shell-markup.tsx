'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect } from 'react';
import { serverProcess } from '@/lib/process/server-process';
import type { NavigationData } from '../header/navigation';
import { bottomPlaceOf, bottomPlaces } from '../navigation/bottom-place';
import type { FooterPart } from './on-server';
import { server } from './server-parts';
import { StaticMarkup } from './static-markup';

const bottom = 'bottom-navigation';

/** A part of the footer. */
export function FooterMarkup({ part }: { part: FooterPart }) {
  const Part = server?.footerParts[part];
  return <StaticMarkup id={`footer-${part}`}>{Part && <Part />}</StaticMarkup>;
}

/** The phone's menu and the way home. */
export function HeaderStart({ seller }: { seller: string | undefined }) {
  return (
    <StaticMarkup id="header-start" className="flex h-14 items-center gap-1" data={seller}>
      {server && (
        <>
          <server.MobileMenu seller={seller} />
          <server.HomeLink />
        </>
      )}
    </StaticMarkup>
  );
}

/** The button that says where goods go: a row of its own below 1024 px. */
export function DeliverToMarkup() {
  return (
    <StaticMarkup
      id="deliver-to"
      className="order-last col-span-full min-w-0 sm:order-first lg:order-none lg:col-span-1"
    >
      {server && <server.DeliverToButton />}
    </StaticMarkup>
  );
}

export function OtherLanguage() {
  return <StaticMarkup id="other-language">{server && <server.OtherLanguageLink />}</StaticMarkup>;
}

/** The bar at the bottom of a phone's screen; not where somebody pays. */
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
