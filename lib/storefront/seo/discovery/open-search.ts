import { brandIn } from '@/lib/i18n/brand';
import { type Locale, languages } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { absoluteUrl } from '../seo';
import { escapeXml } from '../sitemap-xml';

export const openSearchType = 'application/opensearchdescription+xml';

/** Describes the search in a language to browsers (OpenSearch 1.1), which then offer it in their address bar. */
export function openSearchDescription(locale: Locale): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>\n`;
  const file = (path: string) => escapeXml(new URL(path, absoluteUrl('/', 'en')).href);
  const search = escapeXml(`${absoluteUrl('/search', locale)}?search={searchTerms}`);
  const self = escapeXml(absoluteUrl('/opensearch.xml', locale));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n',
    element('ShortName', brandIn(locale)),
    element('LongName', textOf(locale, 'meta.title')),
    element('Description', textOf(locale, 'meta.description')),
    element('Language', languages[locale].tag),
    element('InputEncoding', 'UTF-8'),
    `<Image width="32" height="32" type="image/x-icon">${file('/favicon.ico')}</Image>\n`,
    `<Url type="text/html" rel="results" template="${search}"/>\n`,
    `<Url type="${openSearchType}" rel="self" template="${self}"/>\n`,
    '</OpenSearchDescription>\n',
  ].join('');
}
