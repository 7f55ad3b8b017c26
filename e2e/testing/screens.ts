import { nightly, share } from './nightly';
import type { Lang } from './texts';

export type Screen = { lang: Lang; width: number; height: number; name: string };

/** Phone sizes used for stories. */
export const phoneSizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const;

export const smallPhone = phoneSizes[0];
export const tablet = { width: 768, height: 1024 } as const;

const all: Screen[] = [
  { lang: 'en', width: 1280, height: 900, name: 'on a desk in English, 1280 px' },
  { lang: 'hi', width: 390, height: 844, name: 'on a phone in Hindi, 390 px' },
  { lang: 'en', width: 360, height: 640, name: 'on a small phone in English, 360 px' },
  { lang: 'hi', width: 360, height: 640, name: 'on a small phone in Hindi, 360 px' },
];

/** Screens of stories that run in both languages: all at night, the desktop and one of the phones by day. */
export const screens = nightly
  ? all
  : all.filter((_, at) => at === 0 || at === 1 + ((2 + share) % (all.length - 1)));
