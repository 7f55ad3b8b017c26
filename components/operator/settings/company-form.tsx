'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { socialNetworks } from '@/lib/company/company';
import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { type ByLanguage, eachLanguage, inLanguage, locales } from '@/lib/i18n/locales';
import { states } from '@/lib/i18n/states';
import { FieldGroup, GroupField } from './group-fields';
import { SettingsForm } from './settings-form';

type Company = HeldSettings['company'];

/** The company that runs the market, as pages, mails and invoices name it. */
export function CompanyForm({ held: { value: company, version } }: { held: Company }) {
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const [sent, setSent] = useState(company.social);
  const linkOf = (network: string) =>
    company.social.find((each) => each.network === network)?.href ?? '';

  function read(value: (name: string) => string): Company['value'] {
    const inEach = (path: string) => eachLanguage((each) => value(`${path}.${each}`));
    const social = socialNetworks
      .map((network) => ({ network, href: value(`social.${network}`) }))
      .filter(({ href }) => href);
    setSent(social);
    return {
      is_demo: value('is_demo') === 'on',
      brand: inEach('brand'),
      legal_name: value('legal_name'),
      postal_address: {
        street: value('postal_address.street'),
        city: value('postal_address.city'),
        state: value('postal_address.state'),
        pincode: value('postal_address.pincode'),
      },
      phone: value('phone'),
      email: value('email'),
      social,
      cin: value('cin'),
      gstin: value('gstin'),
      jurisdiction: inEach('jurisdiction'),
      grievance_officer: {
        name: inEach('grievance_officer.name'),
        email: value('grievance_officer.email'),
        phone: value('grievance_officer.phone'),
      },
    };
  }

  return (
    <SettingsForm group="company" version={version} read={read}>
      {(errorOf) => {
        const field = (path: string, value: string) => (
          <GroupField path={path} errorOf={errorOf} defaultValue={value} />
        );
        const fields = (path: string, values: ByLanguage<string>) =>
          locales.map((each) => (
            <Fragment key={each}>{field(`${path}.${each}`, values[each] ?? '')}</Fragment>
          ));
        const { brand, postal_address: postal, jurisdiction, grievance_officer: officer } = company;
        return (
          <>
            {company.is_demo && <Notice tone="warn">{t('demo')}</Notice>}
            <ChoiceCard type="checkbox" name="is_demo" defaultChecked={company.is_demo}>
              <b className="block">{t('fields.is_demo')}</b>
              <span className="text-sm">{t('is_demo_hint')}</span>
            </ChoiceCard>
            <FieldGroup title={t('parts.brand')}>{fields('brand', brand)}</FieldGroup>
            <FieldGroup title={t('parts.firm')}>
              {field('legal_name', company.legal_name)}
              {field('postal_address.street', postal.street)}
              {field('postal_address.city', postal.city)}
              <SelectField
                label={t('fields.postal_address_state')}
                name="postal_address.state"
                defaultValue={postal.state}
                error={errorOf('postal_address.state')}
              >
                {states.map(({ code, name, names }) => (
                  <option key={code} value={name}>
                    {inLanguage(names, lang)}
                  </option>
                ))}
              </SelectField>
              {field('postal_address.pincode', postal.pincode)}
              {field('gstin', company.gstin)}
              {field('cin', company.cin)}
            </FieldGroup>
            <FieldGroup title={t('parts.contact')}>
              {field('phone', company.phone)}
              {field('email', company.email)}
            </FieldGroup>
            <FieldGroup title={t('parts.officer')}>
              {fields('grievance_officer.name', officer.name)}
              {field('grievance_officer.email', officer.email)}
              {field('grievance_officer.phone', officer.phone)}
              {fields('jurisdiction', jurisdiction)}
            </FieldGroup>
            <FieldGroup title={t('parts.social')}>
              {socialNetworks.map((network) => (
                <GroupField
                  key={network}
                  path={`social.${network}`}
                  errorOf={() =>
                    errorOf(`social.${sent.findIndex((each) => each.network === network)}.href`)
                  }
                  defaultValue={linkOf(network)}
                />
              ))}
            </FieldGroup>
          </>
        );
      }}
    </SettingsForm>
  );
}
