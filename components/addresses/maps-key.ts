'use client';

import { createContext } from 'react';

/** The Google Maps key, set on pages whose content security policy allows Google; without it no map is offered. */
export const MapsKey = createContext<string | undefined>(undefined);
