import { History, Search, Tag, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { matchedParts } from '@/components/search/matched-parts';
import { forgetSearch, rememberSearch } from '@/components/search/past-searches';
import type { Suggestion } from '@/components/search/suggestion-groups';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import { money } from '@/lib/storefront/format';

const icons = { past: History, query: Search, brand: Tag };

type Props = {
  id: string;
  option: Suggestion;
  term: string;
  selected: boolean;
  onPick: () => void;
};

/** An option of the listbox, and a link: the combobox clicks it when Enter is pressed. */
export function SuggestionLine({ id, option, term, selected, onPick }: Props) {
  const t = useTranslations('search');
  const { kind, label, href, image, price } = option;
  const Icon = kind === 'category' || kind === 'product' ? undefined : icons[kind];
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      aria-description={kind === 'past' ? t('forget') : undefined}
      tabIndex={-1}
      href={href}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (kind === 'past' || kind === 'query') rememberSearch(label);
        onPick();
      }}
      className="selectable flex min-h-11 items-center gap-3 px-4 py-1 hover:bg-sunken aria-selected:bg-brand-soft"
    >
      {Icon ? (
        <Icon aria-hidden className="mx-2.5 size-5 shrink-0 text-ink-soft" />
      ) : (
        <Picture src={image ?? null} alt="" sizes="40px" className="size-10 rounded-control" />
      )}
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug lang-hi:leading-relaxed">
        {matchedParts(label, term).map(({ text, hit }, index) =>
          hit ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else
            <b key={index}>{text}</b>
          ) : (
            text
          ),
        )}
      </span>
      {price !== undefined && <span className="font-semibold">{money(price)}</span>}
      {kind === 'past' && (
        // For pointers only; the Delete key does the same.
        <span
          aria-hidden
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            forgetSearch(label);
          }}
          className="-mr-3 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-line"
        >
          <X className="size-4" />
        </span>
      )}
    </Link>
  );
}
