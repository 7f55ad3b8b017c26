'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { AreaDialog } from '@/components/areas/dialog';
import { FormDialog } from '@/components/areas/form-dialog';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { saveOccasion, saveSynonym, switchOccasion } from '@/lib/api/operators/search-rules';
import { searchRuleLimits } from '@/lib/api/schemas/search-rules/limits';
import type { Occasion, Synonym } from '@/lib/api/schemas/search-rules/search-rules';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { EffectPanel } from './effect-panel';

type DialogProps = { onClose: () => void; onSaved: () => void };

type SynonymProps = DialogProps & {
  /** Without it a new group; a word begins one. */
  synonym?: Synonym | { word: string };
};

/** Words that mean the same, or lead to others in one direction. */
export function SynonymDialog({ synonym, ...props }: SynonymProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const saved = synonym && 'id' in synonym ? synonym : undefined;
  const first = synonym && 'word' in synonym ? synonym.word : undefined;
  return (
    <WordsDialog
      {...props}
      title={t(saved ? 'change_synonym' : 'add_synonym')}
      wordsHint={t('words_hint', { max: searchRuleLimits.words })}
      starts={saved?.words ?? (first ? [first, ''] : [])}
      meaning={{ field: 'meanings', starts: saved?.meanings ?? [], rows: 2 }}
      search={first}
      ruleOf={(words, meanings) => ({ words, meanings, synonym_id: saved?.id })}
      onSave={(words, meanings) => saveSynonym(lang, saved?.id, { words, meanings })}
    />
  );
}

/** Without an occasion a new one. */
type OccasionProps = DialogProps & { occasion?: Occasion };

/** An occasion of the market, to write; or a built-in one, to look at, try and switch. */
export function OccasionDialog({ occasion, ...props }: OccasionProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  if (occasion?.built_in) {
    return <BuiltInOccasion occasion={occasion} name={occasion.built_in} {...props} />;
  }
  const id = occasion?.id ?? undefined;
  return (
    <WordsDialog
      {...props}
      title={t(occasion ? 'change_occasion' : 'add_occasion')}
      wordsHint={t('occasion_words_hint', { max: searchRuleLimits.words })}
      starts={occasion?.words ?? []}
      meaning={{ field: 'leads_to', starts: occasion?.leads_to ?? [], rows: 4, isRequired: true }}
      ruleOf={(occasion_words, leads_to) => ({ occasion_words, leads_to, occasion_id: id })}
      onSave={(words, leads_to) => saveOccasion(lang, id, { words, leads_to })}
    />
  );
}

type Meaning = 'meanings' | 'leads_to';

type WordsDialogProps = DialogProps & {
  title: string;
  wordsHint: string;
  starts: readonly string[];
  /** What the words stand for: the field by its name in the API. */
  meaning: { field: Meaning; starts: readonly string[]; rows: number; isRequired?: boolean };
  /** What is searched for at first, else the first word. */
  search?: string;
  ruleOf: (words: string[], meanings: string[]) => ReturnType<EffectRule>;
  onSave: (words: string[], meanings: string[]) => Promise<unknown>;
};

type EffectRule = Parameters<typeof EffectPanel>[0]['ruleNow'];

/** Words and what they stand for, with what the rule would do. */
function WordsDialog(props: WordsDialogProps) {
  const { title, wordsHint, starts, meaning, search, ruleOf, onSave, onClose, onSaved } = props;
  const { field, rows, isRequired } = meaning;
  const t = useTranslations('operator_search');
  const fieldText = useFieldText();
  const form = useForm<{ words: string } & { [Field in Meaning]?: string }>({
    defaultValues: { words: starts.join(', '), [field]: meaning.starts.join(', ') },
  });
  const { errors } = form.formState;
  const written = () => {
    const values = form.getValues();
    return [wordsIn(values.words), wordsIn(values[field] ?? '')] as const;
  };

  async function send() {
    await onSave(...written());
    onSaved();
  }

  return (
    <FormDialog form={form} title={title} action={t('save')} onClose={onClose} onSend={send}>
      <TextAreaField
        {...form.register('words')}
        required
        rows={2}
        label={t('words')}
        hint={wordsHint}
        error={fieldText(errors.words)}
      />
      <TextAreaField
        {...form.register(field)}
        required={isRequired}
        rows={rows}
        label={t(field)}
        hint={t(`${field}_hint`)}
        error={fieldText(errors[field])}
      />
      <EffectPanel
        search={search ?? wordsIn(form.watch('words'))[0] ?? ''}
        ruleNow={() => ruleOf(...written())}
      />
    </FormDialog>
  );
}

/** Words as a form has them: with commas, or one a line. */
const wordsIn = (text: string): string[] =>
  text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

type BuiltInProps = DialogProps & { occasion: Occasion; name: string };

function BuiltInOccasion({ occasion, name, onClose, onSaved }: BuiltInProps) {
  const { words, leads_to, is_on } = occasion;
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const { busy, failure, send } = useSend();

  const change = () =>
    send(async () => {
      await switchOccasion(lang, name, !is_on);
      onSaved();
    });

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
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button look="outline" busy={busy} onClick={() => void change()}>
          {t(is_on ? 'switch_off' : 'switch_on')}
        </Button>
      </div>
    </AreaDialog>
  );
}
