import { scriptJson } from '@/lib/storefront/seo/seo';

/** Facts of the page for search engines, made by lib/storefront/json-ld. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the script
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
