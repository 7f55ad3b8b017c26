'use client';

import { createContext, useContext } from 'react';

/** The paths of the sections in the menu, which the person who is signed in may open. */
export const OpenSections = createContext<readonly string[]>([]);

/** Returns a function that tells whether the menu has the section with this path. */
export function useHasSection(): (href: string) => boolean {
  const open = useContext(OpenSections);
  return (href) => open.includes(href);
}
