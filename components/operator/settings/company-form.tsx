'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OwnField } from '@/components/areas/form/form-field';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { socialNetworks } from '@/lib/company/company';
import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { inLanguage, locales } from '@/lib/i18n/locales';
import { states } from '@/lib/i18n/states';
import { fieldName } from './group-fields';
import { type GroupField, SettingsForm } from './settings-form';

type Links = HeldSettings['company']['value']['social'];

const line = (name: string): GroupField => ({ name, kind: 'line' });
const inEachLanguage = (name: string): GroupField[] =>
  locales.map((each) => ({ ...line(`${name}.${each}`), lang: each }));

/** The company that runs the market, as pages, mails and invoices name it. */
export function CompanyForm({ held }: { held: HeldSettings['company'] }) {
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  /** Begins a part of the form with these fields. */
  const part = (name: 'brand' | 'firm' | 'contact' | 'officer' | 'social', of: GroupField[]) =>
    of.map((field, index) =>
      index ? field : { ...field, section: { title: t(`parts.${name}`) } },
    );
  return (
    <SettingsForm
      group="company"
      held={held}
      head={() => held.value.is_demo && <Notice tone="warn">{t('demo')}</Notice>}
      fields={[
        { name: 'is_demo', kind: 'check', hint: t('is_demo_hint') },
        ...part('brand', inEachLanguage('brand')),
        ...part('firm', [
          line('legal_name'),
          line('postal_address.street'),
          line('postal_address.city'),
          {
            name: 'postal_address.state',
            kind: 'choice',
            options: states.map(({ name, names }) => ({
              value: name,
              label: inLanguage(names, lang),
            })),
          },
          line('postal_address.pincode'),
          line('gstin'),
          line('cin'),
        ]),
        ...part('contact', [line('phone'), line('email')]),
        ...part('officer', [
          ...inEachLanguage('grievance_officer.name'),
          line('grievance_officer.email'),
          line('grievance_officer.phone'),
          ...inEachLanguage('jurisdiction'),
        ]),
        ...part('social', [
          {
            name: 'social',
            kind: 'own',
            label: '',
            read: (links) => (links as Links).filter(({ href }) => href.trim()),
            render: (own) => <SocialLinks {...own} />,
          },
        ]),
      ]}
    />
  );
}

/** A field for the link of each network. */
function SocialLinks({ value, errors, set }: OwnField) {
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const links = value as Links;
  const sent = links.filter(({ href }) => href.trim());
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {socialNetworks.map((network) => (
        <TextField
          key={network}
          label={fieldName(t, `social.${network}`, lang)}
          autoComplete="off"
          value={links.find((link) => link.network === network)?.href ?? ''}
          error={errors[`${sent.findIndex((link) => link.network === network)}.href`]}
          onChange={({ target: { value: href } }) =>
            set([...links.filter((link) => link.network !== network), { network, href }])
          }
        />
      ))}
    </div>
  );
}
