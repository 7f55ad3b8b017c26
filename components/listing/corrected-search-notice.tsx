import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ListingQuery } from '@/lib/storefront/listing/listing';

/** Says that the words were taken for others, where no product has them as typed. */
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
