import { Globe } from 'lucide-react';
import { useLocale } from 'next-intl';
import { LanguageLink } from './language-link';
import { LanguageName } from './language-name';

export function OtherLanguageLink() {
  const other = useLocale() === 'hi' ? 'en' : 'hi';
  return (
    <LanguageLink
      to={other}
      current={false}
      className="col-start-3 flex h-11 items-center gap-1.5 justify-self-end rounded-control px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken sm:col-start-auto"
    >
      <Globe aria-hidden className="size-5 max-[22rem]:hidden" />
      <LanguageName of={other} />
    </LanguageLink>
  );
}
