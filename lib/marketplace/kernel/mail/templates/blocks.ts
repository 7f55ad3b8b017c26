import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';

/** A block of a mail, as text and as HTML. */
export type Block = { text: string; html: string };

const ink = '#241c17';
const softInk = '#65584d';
export const brand = '#a93a22';

/** Escapes text for use inside HTML, also inside quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  return text.replace(/[&<>"']/g, (character) => `&${entities[character]};`);
}

/** Returns a paragraph; `soft` for secondary text. */
export function paragraph(text: string, tone: 'plain' | 'soft' = 'plain'): Block {
  const style = `margin:0 0 16px;color:${tone === 'soft' ? softInk : ink};font-size:${tone === 'soft' ? 14 : 16}px`;
  const lines = escapeHtml(text).replace(/\n/g, '<br>');
  return { text, html: `<p style="${style}">${lines}</p>` };
}

/** Returns a heading within the mail. */
export function heading(text: string): Block {
  const style = `margin:24px 0 8px;font-size:16px;font-weight:600;color:${ink}`;
  return { text, html: `<h2 style="${style}">${escapeHtml(text)}</h2>` };
}

/** Returns a code in large type that still fits a phone's width. */
export function bigCode(code: string): Block {
  const [size, spacing] = code.length > 6 ? [24, 3] : [32, 8];
  const style = `margin:0 0 16px;padding:16px;border-radius:12px;background:#fbe9e3;color:${brand};font:600 ${size}px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:${spacing}px;text-align:center`;
  return { text: code, html: `<p style="${style}">${escapeHtml(code)}</p>` };
}

/** Returns a link that looks like a button. */
export function button(label: string, href: string): Block {
  const style = `display:inline-block;padding:12px 24px;border-radius:10px;background:${brand};color:#ffffff;font-weight:600;text-decoration:none`;
  return {
    text: `${label}: ${href}`,
    html: `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`,
  };
}

/** Returns a small link in a line of its own. */
export function link(label: string, href: string): Block {
  const style = `color:${softInk};font-size:14px`;
  return {
    text: `${label}: ${href}`,
    html: `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`,
  };
}

/** Returns a square picture with a link. */
export function picture(src: string, alt: string, href: string): Block {
  const style = 'display:block;width:240px;max-width:100%;height:auto;border-radius:12px;border:0';
  return {
    text: '',
    html: `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="240" height="240" style="${style}"></a></p>`,
  };
}

/** Returns rows of a text and an amount; the last one stands out when `total` is set. */
export function amounts(rows: [label: string, amount: string][], total = false): Block {
  const cell = (row: number, value: string, side: 'left' | 'right') => {
    const apart = side === 'right' ? 'padding:6px 0 6px 12px;white-space:nowrap' : 'padding:6px 0';
    const strong = total && row === rows.length - 1 ? 'font-weight:700;' : '';
    return `<td style="${apart};border-bottom:1px solid #e7ddd1;${strong}text-align:${side};vertical-align:top">${escapeHtml(value)}</td>`;
  };
  const body = rows
    .map(
      ([label, amount], i) =>
        `<tr>${cell(i, label.replace(' × ', '\u00a0×\u00a0'), 'left')}${cell(i, amount, 'right')}</tr>`,
    )
    .join('');
  return {
    text: rows.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    html: `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${body}</table>`,
  };
}

/** Returns "Hello Asha,", or "Hello," to somebody whose name is not known yet. */
export const greeting = (lang: Locale, name: string): Block =>
  paragraph(name ? textOf(lang, 'mail.greeting', { name }) : textOf(lang, 'mail.greeting_nobody'));
