'use client';

import type { Messages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type MailKind, type MailPart, mailKinds } from '@/lib/contract/schemas/settings/mails';
import type { PincodeRule } from '@/lib/contract/schemas/settings/pincodes';
import type { TaxRate, TdsForm } from '@/lib/contract/schemas/settings/taxes';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { languageOfPath } from '@/lib/i18n/translated';

/** Related fields under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type FieldName = keyof Messages['operator_settings']['fields'];

/** Returns the name of a field by its value's path in the group: `brand.en` is "Name in English". */
export function fieldName(
  t: ReturnType<typeof useTranslations<'operator_settings'>>,
  path: string,
  shown: Locale,
): string {
  const { name, of } = languageOfPath(path);
  const key = name.replaceAll('.', '_') as FieldName;
  return t(`fields.${key}`, { language: of ? languageName(of, shown) : '' });
}

type MailPath = { kind: MailKind; locale: Locale; part: MailPart };

/** Parses the path of a mail's text, e.g. `order_placed.en.subject`; undefined for other groups. */
export function mailPath(path: string): MailPath | undefined {
  const [kind, locale, part] = path.split('.');
  const isMail = mailKinds.some((each) => each === kind);
  return isMail ? ({ kind, locale, part } as MailPath) : undefined;
}

type Link = { network: string; href: string };

/** Flattens a group to values by path; links by their networks, a list of rates as a whole. */
export function flat(value: unknown, path = ''): Record<string, string> {
  if (Array.isArray(value)) {
    if (path === 'rules') {
      const rules = (value as PincodeRule[]).map(({ prefix, ...rule }) => [
        `rules.${prefix}`,
        JSON.stringify(rule),
      ]);
      return Object.fromEntries(rules);
    }
    const [first] = value as object[];
    if (first && 'percent' in first) {
      const rates = (value as TaxRate[]).map(({ from, percent }) => `${from}: ${percent}%`);
      return { [path]: rates.join(', ') };
    }
    if (first && 'section' in first) {
      const forms = (value as TdsForm[]).map((each) => Object.values(each).join(' '));
      return { [path]: forms.join(', ') };
    }
    const links = value as Link[];
    return Object.fromEntries(links.map(({ network, href }) => [`${path}.${network}`, href]));
  }
  if (typeof value !== 'object' || value === null) return { [path]: String(value) };
  const parts = Object.entries(value).map(([key, part]) =>
    flat(part, path ? `${path}.${key}` : key),
  );
  return Object.assign({}, ...parts);
}

export type FieldChange = { path: string; before: string | undefined; after: string | undefined };

/** Lists the differences between two values of a group. */
export function changesBetween(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((path) => old[path] !== now[path])
    .map((path) => ({ path, before: old[path], after: now[path] }));
}
