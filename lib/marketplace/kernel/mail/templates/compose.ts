import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../mailer';
import { type Block, brand, escapeHtml } from './blocks';

/** The reason for a mail; not every recipient has an account. */
type Reason =
  | 'account'
  | 'sign_up'
  | 'sign_in'
  | 'former_account'
  | 'former_address'
  | 'new_address'
  | 'application'
  | 'store'
  | 'ticket'
  | 'newsletter'
  | 'notice'
  | 'operator';

/**
 * Composes a mail, as text and as HTML, of these blocks; its footer tells the reason for the mail and the
 * address for help.
 */
export function composeMail(
  lang: Locale,
  to: string,
  reason: Reason,
  subject: string,
  blocks: Block[],
): Mail {
  const footer = textOf(lang, `mail.footer.${reason}`);
  const help = pageLink(lang, '/support');
  return {
    to,
    subject,
    text: `${[...blocks.map((block) => block.text).filter(Boolean), `--\n${brandIn(lang)}\n${footer}\n${textOf(lang, 'mail.help', { link: help })}`].join('\n\n')}\n`,
    html: page(lang, subject, blocks.map((block) => block.html).join('\n'), footer, help),
  };
}

/** Returns the address of a page of the site in that language. */
export function pageLink(lang: Locale, path: string): string {
  return `${config.siteUrl}${lang === defaultLocale ? '' : `/${lang}`}${path}`;
}

function page(lang: Locale, subject: string, body: string, footer: string, help: string): string {
  const fonts = "Inter,'Noto Sans Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
  const helpLine = escapeHtml(textOf(lang, 'mail.help', { link: '\n' })).replace(
    '\n',
    `<a href="${escapeHtml(help)}" style="color:${brand}">${escapeHtml(help)}</a>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#fbf8f4;font-family:${fonts};font-size:16px;line-height:1.6;color:#241c17">
<table role="presentation" align="center" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;margin:0 auto">
<tr><td style="padding:0 4px 16px"><strong style="font-size:24px;color:${brand}">${brandIn(lang)}</strong><br><span style="font-size:14px;color:#65584d">${escapeHtml(textOf(lang, 'mail.tagline'))}</span></td></tr>
<tr><td style="padding:28px 24px 12px;background:#ffffff;border:1px solid #e7ddd1;border-top:4px solid #f4a62a;border-radius:14px">
${body}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;color:#65584d">${escapeHtml(footer)}<br>${helpLine}</td></tr>
</table>
</body>
</html>`;
}
