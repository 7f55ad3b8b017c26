'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { OwnField } from '@/components/areas/form/form-field';
import { SelectField } from '@/components/ui/field';
import { type BodyOf, call } from '@/lib/client/call';
import {
  type SmsTemplateView,
  type SmsVariable,
  smsVariables,
} from '@/lib/contract/schemas/operators/sms-templates';
import { fillTemplate, variablesIn } from '@/lib/text/sms';
import { SmsPreview } from './sms-preview';

type Props = { row: SmsTemplateView; name: string; onClose: () => void; onSaved: () => void };

/** The variables in force: one for each `{#var#}` of the text. */
const fitted = (variables: unknown, text: unknown, offered: readonly SmsVariable[]) =>
  Array.from(
    { length: variablesIn(String(text ?? '')) },
    (_, index) => (variables as SmsVariable[])[index] ?? offered[index] ?? offered[0],
  ).filter((name) => name !== undefined);

/** Enters or changes the registered template of an SMS, with a preview of what arrives. */
export function SmsTemplateDialog({ row, name, onClose, onSaved }: Props) {
  const t = useTranslations('operator_sms');
  const lang = useLocale();
  const { kind, locale, registered, own_text: text, own_variables: variables } = row;
  const offered: readonly SmsVariable[] = smsVariables[kind];
  return (
    <ContractDialog<BodyOf<'PUT /api/operator/sms-templates/{kind}/{locale}'>>
      title={name}
      action={t('save')}
      fields={[
        {
          name: 'template_id',
          kind: 'digits',
          label: t('template_id'),
          hint: t('template_id_hint'),
          empty: '',
          maxLength: 30,
          isRequired: true,
          isWide: true,
        },
        {
          name: 'text',
          kind: 'text',
          label: t('text'),
          hint: t('text_hint', { variable: '{#var#}' }),
          empty: '',
          rows: 5,
          maxLength: 500,
          lang: locale,
          isRequired: true,
          isWide: true,
        },
        {
          name: 'variables',
          kind: 'own',
          label: t('variables'),
          read: (typed, values) => fitted(typed, values.text, offered),
          render: (own) => <Variables {...own} offered={offered} />,
        },
      ]}
      value={registered ?? { text, variables }}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/sms-templates')).smsTemplateBodySchema
      }
      foot={(values) => (
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">{t('preview')}</span>
          <SmsPreview
            lang={locale}
            text={fillTemplate(
              String(values.text ?? ''),
              fitted(values.variables, values.text, offered).map((each) => row.examples[each]),
            )}
          />
        </div>
      )}
      onClose={onClose}
      onSend={async (body) => {
        await call('PUT /api/operator/sms-templates/{kind}/{locale}', {
          lang,
          params: { kind, locale },
          body,
        });
        onSaved();
      }}
    />
  );
}

type VariablesProps = OwnField & { offered: readonly SmsVariable[] };

/** A choice for each variable of the text. */
function Variables({ value, values, error, set, offered }: VariablesProps) {
  const t = useTranslations('operator_sms');
  const chosen = fitted(value, values.text, offered);
  if (!chosen.length && !error) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1.5 text-sm font-medium">{t('variables')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {chosen.map((name, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is what a variable is
            key={index}
            label={t('variable', { number: index + 1 })}
            value={name}
            onChange={({ target }) =>
              set(
                chosen.map((each, place) =>
                  place === index ? (target.value as SmsVariable) : each,
                ),
              )
            }
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {t(`variable_names.${each}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {error && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
