'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { pathIn } from '@/lib/i18n/language-path';
import { slugOf } from '../catalogue/slug-of';

type Props = { taken: readonly string[]; onClose: () => void };

/** Asks where an article is to lie, and leads to where it is written. */
export function NewArticle({ taken, onClose }: Props) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const router = useRouter();
  const [error, setError] = useState<string>();

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const slug = slugOf(String(new FormData(event.currentTarget).get('slug') ?? ''));
    if (!slug) return setError(t('slug_needed'));
    if (taken.includes(slug)) return setError(t('slug_taken'));
    router.push(pathIn(lang, `/operator/content/article/${slug}`));
  }

  return (
    <Dialog open onClose={onClose} title={t('new_article')} closeLabel={t('close')}>
      <form noValidate onSubmit={begin} className="flex flex-col gap-4">
        <TextField
          label={t('slug')}
          hint={t('slug_hint')}
          error={error}
          name="slug"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button type="submit" className="self-start">
          {t('write')}
        </Button>
      </form>
    </Dialog>
  );
}
