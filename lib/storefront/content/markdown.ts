import type { MarkedExtension, Renderer, Tokens } from 'marked';
import { addressOf, type CompanyFacts, company } from '@/lib/company/company';
import { MarkdownTooComplex, parseMarkdown } from '@/lib/content/bounded-markdown';
import {
  type Placeholder,
  placeholders,
  termPlaceholders,
} from '@/lib/contract/schemas/content/names';
import { withBrand } from '@/lib/i18n/brand';
import { pathIn } from '@/lib/i18n/language-path';
import { inLanguage, type Locale } from '@/lib/i18n/locales';
import { type ShopTerms, shopTerms } from '@/lib/terms/shop-terms';

/** A content page or an article, from a file or from the operator's screens. */
export type ArticleText = {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** Days as YYYY-MM-DD. */
  date: string | null;
  updated: string | null;
  author?: string | null;
  image?: string | null;
};

export type Article = {
  title: string;
  description: string;
  /** The day it was written if known, else last changed, e.g. 2026-11-01. */
  date: string;
  /** The day of the last change. */
  updated: string;
  author?: string;
  /** A picture of this site. */
  image?: string;
  html: string;
};

/** The company that runs the shop, and its stated terms. */
export type ShopFacts = { company: CompanyFacts; terms: ShopTerms };

/** Returns the facts that this process last read. */
export const shopFacts = (): ShopFacts => ({ company: company(), terms: shopTerms() });

/** Renders an article to HTML, with the shop's name and facts filled in. */
export function articleOf(text: ArticleText, lang: Locale, facts = shopFacts()): Article {
  const named = (part: string) => withBrand(part, lang, inLanguage(facts.company.brand, lang));
  return {
    title: named(text.title),
    description: named(text.summary),
    date: text.date ?? text.updated ?? '',
    updated: text.updated ?? text.date ?? '',
    author: text.author ?? undefined,
    image: text.image ?? undefined,
    html: toHtml(named(text.body), lang, facts),
  };
}

/**
 * Renders Markdown as HTML. Links of this site stay in the language; `{{placeholders}}` become the shop's
 * facts. HTML in the text is escaped; links and pictures lead only where `safeLink` and `ownPicture` allow.
 * Text too complex to parse as Markdown is shown as it was written.
 * @throws if a placeholder is unknown
 */
export function toHtml(body: string, lang: Locale, facts = shopFacts()): string {
  const extension: MarkedExtension = {
    walkTokens(token) {
      if (token.type === 'link' && /^\/(?!\/)/.test(token.href)) {
        token.href = pathIn(lang, token.href);
      }
    },
    renderer: { table, link, image, html: ({ text }) => escapeHtml(text) },
  };
  return withFacts(htmlOf(body, extension), lang, facts);
}

function htmlOf(body: string, extension: MarkedExtension): string {
  try {
    return parseMarkdown(body, extension);
  } catch (error) {
    if (!(error instanceof MarkdownTooComplex)) throw error;
    return `<p>${escapeHtml(body)}</p>`;
  }
}

function table(this: Renderer, token: Tokens.Table): string {
  const cell =
    (tag: 'th' | 'td', scope = '') =>
    (part: Tokens.TableCell) =>
      `<${tag}${scope}>${this.parser.parseInline(part.tokens)}</${tag}>`;
  const head = token.header.map(cell('th', ' scope="col"')).join('');
  const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('');
  return `<div class="article-table" tabindex="0" role="region"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Matches pages and anchors of this site, other sites, mail and telephone; no scripts, no data URIs. */
const safeLink = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\\{}]*$/i;

function link(this: Renderer, { href, tokens }: Tokens.Link): string {
  const text = this.parser.parseInline(tokens);
  return safeLink.test(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
}

const ownPicture = /^\/(?:api\/uploads|media)\/[\w/-]+\.webp$/;

function image({ href, text }: Tokens.Image): string {
  if (!ownPicture.test(href)) return escapeHtml(text);
  return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`;
}

/** Returns the value of each placeholder in a language. */
export function factsOf({ company, terms }: ShopFacts, lang: Locale): Record<Placeholder, string> {
  const { grievance_officer: officer, ...of } = company;
  const { support, returns } = terms;
  return {
    legalName: of.legal_name,
    address: addressOf(of),
    phone: of.phone,
    email: of.email,
    cin: of.cin,
    gstin: of.gstin,
    jurisdiction: inLanguage(of.jurisdiction, lang),
    grievanceName: inLanguage(officer.name, lang),
    grievanceEmail: officer.email,
    grievancePhone: officer.phone,
    acknowledgeHours: String(support.acknowledge_hours),
    answerDays: String(support.answer_days),
    returnAnswerHours: String(returns.answer_hours),
    faultDays: String(returns.fault_days),
    disputeDays: String(returns.dispute_days),
  };
}

function withFacts(html: string, lang: Locale, shop: ShopFacts): string {
  const facts = factsOf(shop, lang);
  return html.replace(/\{\{(\w+)\}\}/g, (whole, given: string) => {
    const name = placeholders.find((each) => each === given);
    if (!name) throw new Error(`no fact of the shop is called ${whole}`);
    const fact = escapeHtml(facts[name]);
    const isInvented =
      shop.company.is_demo && !(termPlaceholders as readonly string[]).includes(name);
    return isInvented ? `<mark>${fact}</mark>` : fact;
  });
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
