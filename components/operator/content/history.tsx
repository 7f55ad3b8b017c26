'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { AreaDialog } from '@/components/areas/dialog';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useCall } from '@/lib/client/use-call';
import type { ContentText, ContentVersion, HeldText } from '@/lib/contract/schemas/content/manage';
import type { Locale } from '@/lib/i18n/locales';
import { dateTime } from '@/lib/storefront/format';
import { changedLines, lineDiff } from './line-diff';

type Props = {
  of: { kind: string; slug: string; locale: Locale };
  held: HeldText;
  onClose: () => void;
  /** Restores the text of a version. */
  onTake: (text: ContentText) => void;
};

/** The versions of a text, with author, time and changes. */
export function History({ of, held, onClose, onTake }: Props) {
  const t = useTranslations('operator_content');
  const { locale } = of;
  const versions = useCall('GET /api/operator/content/{kind}/{slug}/{locale}/versions', {
    params: of,
  });
  return (
    <AreaDialog open onClose={onClose} title={t('history')}>
      <Loaded of={versions}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-soft">{t('no_versions')}</p>
          ) : (
            <ol className="flex flex-col divide-y divide-line">
              {all.map((version, index) => (
                <li key={version.version} className="flex flex-col gap-2 py-4 first:pt-0">
                  <VersionHead version={version} />
                  {version.state !== 'withdrawn' && (
                    <Changes
                      lang={locale}
                      before={textBefore(all.slice(index + 1), held.file)}
                      after={version.text ?? held.file}
                    />
                  )}
                  {version.text && (
                    <Button
                      look="outline"
                      className="self-start"
                      onClick={() => version.text && onTake(version.text)}
                    >
                      {t('take')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </AreaDialog>
  );
}

/** Returns the newest text among older versions, else the file's. */
const textBefore = (older: readonly ContentVersion[], file: ContentText | null) => {
  const version = older.find(({ text, state }) => text || state === 'file');
  return version?.text ?? file;
};

const tones = { draft: 'accent', published: 'good', file: 'neutral', withdrawn: 'warn' } as const;

function VersionHead({ version: { operator, at, note, state } }: { version: ContentVersion }) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <span className="text-sm text-ink-soft">
          {t('by', { name: operator ?? t('market_key'), when: dateTime(at, lang) })}
        </span>
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
    </>
  );
}

const linesOf = (text: ContentText | null) => {
  if (!text) return '';
  const { title, summary, date, author, image, body } = text;
  return [title, summary, date, author, image, '', body].filter((line) => line !== null).join('\n');
};

type ChangesProps = { lang: Locale; before: ContentText | null; after: ContentText | null };

function Changes({ lang, before, after }: ChangesProps) {
  const t = useTranslations('operator_content');
  const lines = changedLines(lineDiff(linesOf(before), linesOf(after)));
  if (!lines.some((line) => line && line.kind !== 'same')) {
    return <p className="text-sm text-ink-soft">{t('no_change')}</p>;
  }
  return (
    <ul lang={lang} className="max-h-80 overflow-y-auto rounded-control bg-sunken p-2 text-sm">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and do not move
        <li key={at} className={clsx('px-1 wrap-anywhere', line && looks[line.kind])}>
          {line === null && <span>…</span>}
          {line?.kind === 'same' && <span>{line.text}</span>}
          {line?.kind === 'added' && (
            <ins className="no-underline">
              <span aria-hidden>+ </span>
              {line.text}
            </ins>
          )}
          {line?.kind === 'removed' && (
            <del>
              <span aria-hidden>− </span>
              {line.text}
            </del>
          )}
        </li>
      ))}
    </ul>
  );
}

const looks = { same: 'text-ink-soft', added: 'bg-good-soft', removed: 'bg-bad-soft' };
