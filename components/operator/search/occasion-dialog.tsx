'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AreaDialog } from '@/components/areas/dialog';
import { FormDialog } from '@/components/areas/form-dialog';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { saveOccasion, switchOccasion } from '@/lib/api/operators/search-rules';
import { searchRuleLimits } from '@/lib/api/schemas/search-rules/limits';
import type { Occasion } from '@/lib/api/schemas/search-rules/search-rules';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { EffectPanel } from './effect-panel';
import { wordsIn } from './words-in';

type DialogProps = { onClose: () => void; onSaved: () => void };

/** Without an occasion a new one. */
type Props = DialogProps & { occasion?: Occasion };

/** An occasion of the market, to write; or a built-in one, to look at, try and switch. */
export function OccasionDialog({ occasion, ...props }: Props) {
  return occasion?.built_in ? (
    <BuiltIn occasion={occasion} name={occasion.built_in} {...props} />
  ) : (
    <Own occasion={occasion} {...props} />
  );
}

type Values = { words: string; leads_to: string };

function Own({ occasion, onClose, onSaved }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const fieldText = useFieldText();
  const form = useForm<Values>({
    defaultValues: {
      words: occasion?.words.join(', ') ?? '',
      leads_to: occasion?.leads_to.join(', ') ?? '',
    },
  });
  const { errors } = form.formState;
  const id = occasion?.id ?? undefined;
  const bodyOf = ({ words, leads_to }: Values) => ({
    words: wordsIn(words),
    leads_to: wordsIn(leads_to),
  });

  async function send(values: Values) {
    await saveOccasion(lang, id, bodyOf(values));
    onSaved();
  }

  return (
    <FormDialog
      form={form}
      title={t(occasion ? 'change_occasion' : 'add_occasion')}
      action={t('save')}
      onClose={onClose}
      onSend={send}
    >
      <TextAreaField
        {...form.register('words')}
        required
        rows={2}
        label={t('words')}
        hint={t('occasion_words_hint', { max: searchRuleLimits.words })}
        error={fieldText(errors.words)}
      />
      <TextAreaField
        {...form.register('leads_to')}
        required
        rows={4}
        label={t('leads_to')}
        hint={t('leads_to_hint')}
        error={fieldText(errors.leads_to)}
      />
      <EffectPanel
        search={wordsIn(form.watch('words'))[0] ?? ''}
        ruleNow={() => {
          const { words, leads_to } = bodyOf(form.getValues());
          return { occasion_words: words, leads_to, occasion_id: id };
        }}
      />
    </FormDialog>
  );
}

type BuiltInProps = DialogProps & { occasion: Occasion; name: string };

function BuiltIn({ occasion: { words, leads_to, is_on }, name, onClose, onSaved }: BuiltInProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function change() {
    setBusy(true);
    setFailure(undefined);
    try {
      await switchOccasion(lang, name, !is_on);
      onSaved();
    } catch (refused) {
      setFailure(refused);
    }
    setBusy(false);
  }

  return (
    <AreaDialog open onClose={onClose} title={words[0] ?? name}>
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col gap-2">
          <dt className="font-medium">{t('words')}</dt>
          <dd className="text-ink-soft">{words.join(', ')}</dd>
          <dt className="font-medium">{t('leads_to')}</dt>
          <dd className="text-ink-soft">{leads_to.join(', ')}</dd>
        </dl>
        {is_on && <EffectPanel search={words[0] ?? ''} ruleNow={() => ({ switched_off: name })} />}
        {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
        <Button look="outline" busy={busy} onClick={() => void change()}>
          {t(is_on ? 'switch_off' : 'switch_on')}
        </Button>
      </div>
    </AreaDialog>
  );
}
