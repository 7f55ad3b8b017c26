import { useLocale } from 'next-intl';
import { Globe } from '@/components/ui/icons';
import { locales } from '@/lib/i18n/locales';
import { LanguageLink } from './language-link';
import { LanguageName } from './language-name';

/** The link to the other language; further languages follow on wide screens (a phone's menu lists all). */
export function OtherLanguageLink() {
  const lang = useLocale();
  const [first, ...rest] = locales.filter((each) => each !== lang);
  if (!first) return null;
  const link = (
    <LanguageLink
      to={first}
      current={false}
      className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-1.5 text-sm font-medium whitespace-nowrap hover:bg-sunken sm:justify-self-end sm:px-2"
    >
      <Globe aria-hidden className="size-5 max-[26rem]:hidden" />
      <LanguageName of={first} />
    </LanguageLink>
  );
  if (rest.length === 0) return link;
  return (
    <div className="flex items-center justify-self-end">
      {link}
      {rest.map((other) => (
        <LanguageLink
          key={other}
          to={other}
          current={false}
          className="flex h-11 items-center rounded-control px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken max-lg:hidden"
        >
          <LanguageName of={other} />
        </LanguageLink>
      ))}
    </div>
  );
}
