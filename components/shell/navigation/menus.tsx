'use client';

import { useEffect } from 'react';
import { listenToMenus } from './listen-to-menus';

/** Handles every `Dropdown` of the page. */
export function Menus() {
  useEffect(listenToMenus, []);
  return null;
}
