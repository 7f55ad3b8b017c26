import { Marked } from 'marked';
import type { Locale } from '@/lib/i18n/locales';
import { company } from './company';

/** A text of the operator's: trusted, so its HTML is not filtered. */
export type Article = {
  title: string;
  description: string;
  /** The day it was written, where that is known, else last changed, e.g. 2026-11-01. */
  date: string;
  /** The day it was last changed. */
  updated: string;
  html: string;
};

/** Reads `--- name: value ---` and the Markdown after it. */
export function parseArticle(text: string, lang: Locale): Article {
  const { fields, body } = split(text);
  return {
    title: fields.title ?? '',
    description: fields.description ?? '',
    date: fields.date ?? fields.updated ?? '',
    updated: fields.updated ?? fields.date ?? '',
    html: toHtml(body, lang),
  };
}

export function split(text: string): { fields: Record<string, string>; body: string } {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const pairs = head.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return name && value !== undefined ? [[name, value]] : [];
  });
  return { fields: Object.fromEntries(pairs), body };
}

/** Links of this site stay in the language; the company's facts stand where {{their name}} does. */
export function toHtml(body: string, lang: Locale): string {
  const marked = new Marked({
    breaks: false,
    walkTokens(token) {
      if (token.type === 'link' && lang !== 'en' && token.href.startsWith('/')) {
        token.href = `/${lang}${token.href}`;
      }
    },
    renderer: {
      table(token) {
        const cell =
          (tag: 'th' | 'td', scope = '') =>
          (part: { tokens: unknown[] }) =>
            `<${tag}${scope}>${this.parser.parseInline(part.tokens as never)}</${tag}>`;
        const head = token.header.map(cell('th', ' scope="col"')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('');
        return `<div class="article-table" tabindex="0" role="region"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return withFacts(marked.parse(body, { async: false }), lang);
}

function withFacts(html: string, lang: Locale): string {
  const { grievanceOfficer, jurisdiction } = company;
  const facts: Record<string, string> = {
    legalName: company.legalName,
    address: company.address,
    phone: company.phone,
    email: company.email,
    cin: company.cin,
    gstin: company.gstin,
    jurisdiction: jurisdiction[lang],
    grievanceName: grievanceOfficer.name[lang],
    grievanceEmail: grievanceOfficer.email,
    grievancePhone: grievanceOfficer.phone,
  };
  return html.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact of the company is called ${whole}`);
    return company.isDemo ? `<mark>${fact}</mark>` : fact;
  });
}
