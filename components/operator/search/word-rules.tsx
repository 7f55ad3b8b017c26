'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { AreaDialog } from '@/components/areas/dialog';
import { FormDialog } from '@/components/areas/form-dialog';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { searchRuleLimits } from '@/lib/contract/schemas/search-rules/limits';
import type { Occasion, Synonym } from '@/lib/contract/schemas/search-rules/search-rules';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { EffectPanel } from './effect-panel';

type DialogProps = { onClose: () => void; onSaved: () => void };

type SynonymProps = DialogProps & {
  /** The group to change, or the first word of a new one; undefined adds an empty group. */
  synonym?: Synonym | { word: string };
};

/** Edits words that mean the same, or lead to others in one direction. */
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
      onSave={(words, meanings) =>
        saved?.id === undefined
          ? dataOf(call('POST /api/operator/search/synonyms', { lang, body: { words, meanings } }))
          : dataOf(
              call('PUT /api/operator/search/synonyms/{id}', {
                lang,
                params: { id: saved?.id },
                body: { words, meanings },
              }),
            )
      }
    />
  );
}

/** `occasion` is undefined for a new one. */
type OccasionProps = DialogProps & { occasion?: Occasion };

/** Edits an occasion of the market; shows, tests and switches a built-in one. */
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
      onSave={(words, leads_to) =>
        id === undefined
          ? dataOf(call('POST /api/operator/search/occasions', { lang, body: { words, leads_to } }))
          : dataOf(
              call('PUT /api/operator/search/occasions/{id}', {
                lang,
                params: { id },
                body: { words, leads_to },
              }),
            )
      }
    />
  );
}

type Meaning = 'meanings' | 'leads_to';

type WordsDialogProps = DialogProps & {
  title: string;
  wordsHint: string;
  starts: readonly string[];
  /** The meanings of the words: the field's name in the API. */
  meaning: { field: Meaning; starts: readonly string[]; rows: number; isRequired?: boolean };
  /** The initial search of the preview; default: the first word. */
  search?: string;
  ruleOf: (words: string[], meanings: string[]) => ReturnType<EffectRule>;
  onSave: (words: string[], meanings: string[]) => Promise<unknown>;
};

type EffectRule = Parameters<typeof EffectPanel>[0]['ruleNow'];

/** Edits words and their meanings, with a preview of the rule's effect. */
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

/** Splits the words of a form: by commas or lines. */
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
      await call('PUT /api/operator/search/built-in-occasions/{name}', {
        lang,
        params: { name },
        body: { is_on: !is_on },
      });
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
