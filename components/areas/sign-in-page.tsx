'use client';

import type { ReactNode } from 'react';
import { LogoMark } from '@/components/frame/header/logo';
import { Card } from '@/components/ui/card';
import { pathIn } from '@/lib/i18n/language-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** Returns the area's page requested in `?next=`, else the area's start page. */
export function nextPage(area: '/operator' | '/seller', lang: Locale): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  const path = pathIn(defaultLocale, next);
  const rest = path.startsWith(area) ? path.slice(area.length) : undefined;
  const isOfArea = rest !== undefined && /^(?:\/(?!signin)[\w/-]*)?(?:\?[^#]*)?$/.test(rest);
  return isOfArea ? next : pathIn(lang, area);
}

type Props = { title: string; hint?: string; children: ReactNode };

/** The sign-in page of an area. */
export function SignInPage({ title, hint, children }: Props) {
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-5 p-4"
    >
      <header className="flex flex-col gap-2">
        <LogoMark className="size-12" />
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        {hint && <p className="text-ink-soft">{hint}</p>}
      </header>
      <Card className="sm:p-6">{children}</Card>
    </main>
  );
}
