import { keepHtmlOnly } from '@/lib/storefront/html-only.server';
import { scriptJson } from '@/lib/storefront/seo/seo';
import { JsonLdScript } from './json-ld-script';

/** Structured data of the page, made by lib/storefront/seo/json-ld.ts; part of its HTML but not of its data. */
export function JsonLd({ data }: { data: object }) {
  return <JsonLdScript textKey={keepHtmlOnly(scriptJson(data))} />;
}
