/** What a language needs to be shown; everything that depends on it is derived from its row. */
export type Language = {
  /** Its own name, as the switcher shows it. */
  name: string;
  /** For `Intl`, hreflang and schema.org. */
  tag: string;
  /** Beside Inter, preloaded by its pages (components/shell/fonts). */
  font?: 'devanagari';
  /** Of its script, unless from left to right. */
  dir?: 'rtl';
  /** Where its missing texts come from, the nearest first; the default language follows by itself. */
  fallback?: readonly string[];
  /** Its messages are still being written: missing ones come from the fallback, and are counted. */
  isPartial?: true;
};

/** Every language of the shop. Adding one: docs/extending/language.md. */
export const rows = {
  en: { name: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN', font: 'devanagari' },
} as const satisfies Record<string, Language>;
