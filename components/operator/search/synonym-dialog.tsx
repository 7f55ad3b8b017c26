'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/areas/form-dialog';
import { TextAreaField } from '@/components/ui/field';
import { saveSynonym } from '@/lib/api/operators/search-rules';
import { searchRuleLimits } from '@/lib/api/schemas/search-rules/limits';
import type { Synonym } from '@/lib/api/schemas/search-rules/search-rules';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { EffectPanel } from './effect-panel';
import { wordsIn } from './words-in';

type Values = { words: string; meanings: string };

type Props = {
  /** Without it a new group; a word begins one. */
  synonym?: Synonym | { word: string };
  onClose: () => void;
  onSaved: () => void;
};

export function SynonymDialog({ synonym, onClose, onSaved }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const fieldText = useFieldText();
  const saved = synonym && 'id' in synonym ? synonym : undefined;
  const first = synonym && 'word' in synonym ? synonym.word : undefined;
  const form = useForm<Values>({
    defaultValues: {
      words: saved ? saved.words.join(', ') : first ? `${first}, ` : '',
      meanings: saved?.meanings.join(', ') ?? '',
    },
  });
  const { errors } = form.formState;
  const bodyOf = ({ words, meanings }: Values) => ({
    words: wordsIn(words),
    meanings: wordsIn(meanings),
  });

  async function send(values: Values) {
    await saveSynonym(lang, saved?.id, bodyOf(values));
    onSaved();
  }

  return (
    <FormDialog
      form={form}
      title={saved ? t('change_synonym') : t('add_synonym')}
      action={t('save')}
      onClose={onClose}
      onSend={send}
    >
      <TextAreaField
        {...form.register('words')}
        required
        rows={2}
        label={t('words')}
        hint={t('words_hint', { max: searchRuleLimits.words })}
        error={fieldText(errors.words)}
      />
      <TextAreaField
        {...form.register('meanings')}
        rows={2}
        label={t('meanings')}
        hint={t('meanings_hint')}
        error={fieldText(errors.meanings)}
      />
      <EffectPanel
        search={first ?? wordsIn(form.watch('words'))[0] ?? ''}
        ruleNow={() => ({ ...bodyOf(form.getValues()), synonym_id: saved?.id })}
      />
    </FormDialog>
  );
}
