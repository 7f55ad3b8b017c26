'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { callKey } from '@/lib/client/use-call';
import type { ContentText, HeldText, ManagedContent } from '@/lib/contract/schemas/content/manage';
import { contentLimits } from '@/lib/contract/schemas/content/names';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';
import type { ShopFacts } from '@/lib/storefront/content/markdown';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { dayOf } from '@/lib/time/india';
import { History } from './history';
import { Preview } from './preview';
import { StateBadge } from './state-badge';
import { TextFields } from './text-fields';

type Props = {
  content: ManagedContent;
  locale: Locale;
  /** The facts for the text's placeholders; undefined until they are loaded. */
  shop: ShopFacts | undefined;
  onChanged: (content: ManagedContent) => Promise<void>;
};

const startOf = ({ kind, texts }: ManagedContent, locale: Locale): ContentText =>
  texts[locale].draft ??
  texts[locale].shown ?? {
    ...{ title: '', summary: '', body: '', author: null, image: null },
    date: kind === 'article' ? dayOf(new Date()) : null,
  };

/** A text in one language, to write, preview, save and publish. */
export function TextForm({ content, locale, shop, onChanged }: Props) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const errorText = useErrorText();
  const { kind, slug } = content;
  const held = content.texts[locale];
  const [text, setText] = useState(() => startOf(content, locale));
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<'draft' | 'publish' | 'step'>();
  const [failure, setFailure] = useState<unknown>();
  const [hasHistory, setHistory] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const errors = failure instanceof ApiError ? failure.fields : {};
  const isChanged = JSON.stringify(text) !== JSON.stringify(startOf(content, locale));

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);

  async function send(
    which: NonNullable<typeof busy>,
    call: () => Promise<ManagedContent>,
    said: string,
  ) {
    setBusy(which);
    setFailure(undefined);
    try {
      const changed = await call();
      toast.success(said);
      await mutate(
        callKey('GET /api/operator/content/{kind}/{slug}/{locale}/versions', lang, { params: of }),
      );
      await onChanged(changed);
    } catch (refused) {
      setFailure(refused);
    }
    setBusy(undefined);
  }

  const of = { kind, slug, locale };
  const step = { note, version: held.version };
  const save = (publish: boolean) =>
    send(
      publish ? 'publish' : 'draft',
      () =>
        dataOf(
          call('PUT /api/operator/content/{kind}/{slug}/{locale}', {
            lang,
            params: of,
            body: { ...text, author: text.author ?? '', ...step, publish },
          }),
        ),
      t(publish ? 'published' : 'saved'),
    );

  return (
    <Panel
      title={languageName(locale, lang)}
      actions={
        <div className="flex flex-wrap items-center gap-1">
          <StateBadge source={held.source} hasDraft={held.draft !== null} />
        </div>
      }
    >
      <div ref={form} className="flex flex-col gap-4">
        <TextFields
          kind={kind}
          locale={locale}
          shop={shop}
          text={text}
          onChange={(change) => setText((before) => ({ ...before, ...change }))}
          errors={errors}
        />
        <TextField
          label={t('note')}
          hint={t('note_hint')}
          maxLength={contentLimits.note}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {failure !== undefined && Object.keys(errors).length === 0 && (
          <Notice tone="bad">{errorText(failure)}</Notice>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            busy={busy === 'publish'}
            aria-disabled={!isChanged && !held.draft}
            onClick={() => save(true)}
          >
            {t('publish')}
          </Button>
          <Button
            look="outline"
            busy={busy === 'draft'}
            aria-disabled={!isChanged}
            onClick={() => save(false)}
          >
            {t('save_draft')}
          </Button>
          <Button look="outline" onClick={() => setHistory(true)}>
            {t('history')}
          </Button>
          <LastSteps
            kind={kind}
            held={held}
            busy={busy === 'step'}
            onFile={() =>
              send(
                'step',
                () =>
                  dataOf(
                    call('POST /api/operator/content/{kind}/{slug}/{locale}/file', {
                      lang,
                      params: of,
                      body: step,
                    }),
                  ),
                t('is_file'),
              )
            }
            onWithdraw={() =>
              send(
                'step',
                () =>
                  dataOf(
                    call('POST /api/operator/content/{kind}/{slug}/{locale}/withdraw', {
                      lang,
                      params: of,
                      body: step,
                    }),
                  ),
                t('is_withdrawn'),
              )
            }
          />
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {isChanged && t('unsaved')}
        </p>
        {shop && <Preview of={of} text={text} shop={shop} />}
      </div>
      {hasHistory && (
        <History
          of={of}
          held={held}
          onClose={() => setHistory(false)}
          onTake={(taken) => {
            setText(taken);
            setHistory(false);
            toast(t('taken'));
          }}
        />
      )}
    </Panel>
  );
}

type LastStepsProps = {
  kind: string;
  held: HeldText;
  busy: boolean;
  onFile: () => void;
  onWithdraw: () => void;
};

/** Actions that take a text out of the shop: reverting to the file, or withdrawing an article. */
function LastSteps({ kind, held, busy, onFile, onWithdraw }: LastStepsProps) {
  const t = useTranslations('operator_content');
  const isShown = held.source === 'published' || held.source === 'file';
  return (
    <>
      {held.file && (held.source !== 'file' || held.draft) && (
        <ConfirmDialog
          title={t('to_file_title')}
          text={t('to_file_text')}
          labels={{ confirm: t('to_file'), cancel: t('cancel') }}
          onConfirm={onFile}
        >
          {(open) => (
            <Button look="quiet" busy={busy} onClick={open}>
              {t('to_file')}
            </Button>
          )}
        </ConfirmDialog>
      )}
      {kind === 'article' && isShown && (
        <ConfirmDialog
          title={t('withdraw_title')}
          text={t('withdraw_text')}
          labels={{ confirm: t('withdraw'), cancel: t('cancel') }}
          onConfirm={onWithdraw}
        >
          {(open) => (
            <Button look="danger" busy={busy} onClick={open}>
              {t('withdraw')}
            </Button>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
