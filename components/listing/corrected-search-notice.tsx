import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ListingQuery } from '@/lib/storefront/listing/listing';

/** Says that a misspelt search was corrected. */
export function CorrectedSearchNotice({
  query,
  meant,
}: {
  query: ListingQuery;
  meant: string | null;
}) {
  const t = useTranslations('listing');
  if (!meant || !query.search) return null;
  return (
    <Notice>
      {t.rich('understood_as', { meant, typed: query.search, b: (text) => <b>{text}</b> })}
    </Notice>
  );
}
