'use client';

import { createContext } from 'react';

/** The key of Google's maps, on pages whose policy lets Google in; without it no map is offered. */
export const MapsKey = createContext<string | undefined>(undefined);
