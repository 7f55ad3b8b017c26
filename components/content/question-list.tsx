'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { ChevronDown, Search } from '@/components/ui/icons';
import type { QuestionGroup } from '@/lib/storefront/content/questions';
import { normalised } from '@/lib/text/normalised';
import { ArticleBody } from './article-body';

const plain = (text: string, most: number) =>
  normalised(text, most)
    .replace(/<[^<>]+>/g, ' ')
    .toLowerCase();

/** Maximum characters of a search, and of an answer's HTML that is searched. */
const longest = { search: 200, answer: 50_000 };

/** Questions by group, each collapsed; a search keeps those that contain all its words. */
export function QuestionList({ groups }: { groups: QuestionGroup[] }) {
  const t = useTranslations('content');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration is in the field but fired no event.
  useEffect(() => setSearch(field.current?.value ?? ''), []);
  const words = plain(search, longest.search).split(/\s+/).filter(Boolean);
  const shown = groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, html }) => {
        const text = plain(`${question} ${html}`, longest.answer);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <label className="relative block">
        <span className="sr-only">{t('faq_search')}</span>
        <Search aria-hidden className="absolute top-3 left-3.5 size-5 text-ink-soft" />
        <input
          ref={field}
          type="search"
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('faq_search')}
          className="min-h-11 w-full rounded-control border border-line-strong bg-card pr-3 pl-11"
        />
      </label>
      <p role="status" className={words.length > 0 && count === 0 ? 'text-ink-soft' : 'sr-only'}>
        {words.length > 0 && t('faq_found', { count })}
      </p>
      {words.length > 0 && count === 0 && (
        <Button asChild look="outline" className="self-start">
          <Link href="/support">{t('faq_ask')}</Link>
        </Button>
      )}
      {shown.map(({ title, questions }) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-xl font-bold">{title}</h2>
          <div className="divide-y divide-line rounded-card border border-line bg-card">
            {questions.map(({ id, question, html }) => (
              <details
                key={id}
                id={id}
                open={words.length > 0 && count <= 3}
                className="group px-4"
              >
                <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold">
                  <h3>{question}</h3>
                  <ChevronDown
                    aria-hidden
                    className="size-5 shrink-0 text-brand group-open:rotate-180"
                  />
                </summary>
                <div className="pb-4">
                  <ArticleBody html={html} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
