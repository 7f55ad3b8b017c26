import { useLocale } from 'next-intl';
import { type Locale, languages } from '@/lib/i18n/locales';

/** The outline of a language's name in its own font, weight 500; one step is 5 of the font's 1000 units. */
const outlines: { [Lang in Locale]?: string } = {
  // Noto Sans Devanagari.
  hi: 'M17-123q-3-5-5-11q-2-5-2-12q0-15 12-24q11-9 31-9q20 0 37 7q17 7 31 19q13 13 23 30h-20q-8-12-18-21q-11-9-23-14q-13-5-26-5q-13 0-20 6q-7 5-7 15q0 6 2 10q2 5 4 9h-19zM37-108v108h-20v-108h-17v-16h57v16h-20zM83-44q-8-5-12-12q-4-6-4-13q0-11 8-17q8-6 24-6h26v-16h-71v-16h111v16h-20v32h-44q-7 0-11 3q-4 2-4 7q0 3 3 7q2 3 6 6l-12 9zM121-12q6-3 10-7q3-4 3-8q0-6-5-10q-5-4-16-4q-13 0-20 5q-7 5-7 14q0 8 6 14q5 6 15 11q10 5 25 11l-9 16q-17-7-30-14q-12-7-19-16q-7-10-7-22q0-12 6-20q6-8 17-12q10-4 24-4q14 0 22 4q9 5 13 11q4 7 4 15q0 9-3 15q-4 7-14 13l-15-12zM194-36q-4 0-8-2q-5-3-8-7q-4-4-7-9q-2-5-2-9q0-5 3-8q3-3 10-3h60v17h-36v8q0 7-3 10q-4 3-9 3zM162-108v-16h74v16h-74zM307 13q-4-8-7-17q-3-9-5-15l-3-8q-1-3-2-6q0-3 0-6q0-6 4-10q4-3 11-3q8 0 13 5q5 5 5 11q0 6-4 11q-3 4-10 7l-4 1q-5 1-10 2q-4 1-11 1q-9 0-18-2q-9-2-16-7q-7-5-11-13q-4-7-4-18q0-19 12-28q13-9 38-9h13l-3 7v-24h-70v-16h110v16h-21v33h-26q-17 0-25 6q-9 5-9 16q0 10 8 16q8 6 22 6q3 0 8 0q4-1 8-3l11 11q2 7 6 14q3 6 8 15l-18 7zM293-123q-3-7-5-13q-1-7-1-13q0-14 8-22q8-8 24-8q14 0 24 6q9 7 15 20q6 12 10 30h-18q-4-20-11-30q-7-10-17-10q-8 0-12 5q-4 4-4 12q0 6 2 12q2 5 5 11h-20zM370-108v108h-20v-108h-17v-16h57v16h-20z',
};

type Props = {
  of: Locale;
  /** True if the header already contains the outline. */
  again?: boolean;
};

/**
 * A language by its own name. A name in another script than the page's is drawn as an outline: not every device
 * has a font for it, and loading one for a single word would cause a layout shift.
 */
export function LanguageName({ of, again = false }: Props) {
  const locale = useLocale();
  const { name } = languages[of];
  const outline = outlines[of];
  if (!outline || locale === of) return name;
  const id = `name-of-${of}`;
  return (
    <>
      <svg aria-hidden viewBox="0 -180 390 240" fill="currentColor" className="h-[1.25em] w-auto">
        {again ? <use href={`#${id}`} /> : <path id={id} d={outline} />}
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
