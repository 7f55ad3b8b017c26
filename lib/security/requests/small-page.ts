import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** The colours of components/ui/theme.css, which this page does not load. */
const style = `
:root{color-scheme:light dark;--page:#fbf8f4;--card:#fff;--line:#e7ddd1;--ink:#241c17;--soft:#65584d;--brand:#a93a22;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#171310;--card:#211b17;--line:#3a312a;--ink:#f5eee7;--soft:#bdaea1;--brand:#f08a6c;--on:#2a0f07}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,"Noto Sans Devanagari",sans-serif}
main{max-width:28rem;padding:2rem 1.5rem;text-align:center;background:var(--card);border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.35;text-wrap:balance}
p{margin:0;color:var(--soft);text-wrap:balance}
nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center;margin-top:1.5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--brand);border-radius:.75rem;color:var(--brand);font-weight:600;text-decoration:none}
a:first-child{background:var(--brand);color:var(--on)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

/**
 * Returns a self-contained page of 2 KB, for cases in which nothing else may be or can be loaded.
 * @param again text of the link to the same address
 */
export const smallPage = (
  lang: Locale,
  { title, hint, again, home }: { title: string; hint: string; again: string; home: string },
): string => `<!doctype html>
<html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>
<main><h1>${title}</h1><p>${hint}</p>
<nav><a href="">${again}</a><a href="${pathIn(lang, '/')}">${home}</a></nav></main></html>`;
