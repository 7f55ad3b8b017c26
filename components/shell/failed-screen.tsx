import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Icon } from '@/components/ui/icon';
import { Page } from '@/components/ui/layout';
import { Link } from './navigation/link';

type Props = {
  icon: Icon;
  title: string;
  hint: string;
  /** The label of the link that loads the same address again. */
  again: string;
  /** The id that finds the request in the log. */
  reference?: string;
};

/** Replaces a page that the server could not render; works without scripts. */
export async function FailedScreen({ icon, title, hint, again, reference }: Props) {
  const t = await getTranslations('unavailable');
  return (
    <Page>
      <EmptyState icon={icon} title={title} hint={hint}>
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            {/* biome-ignore lint/a11y/useValidAnchor: the same address once more, with its query */}
            <a href="">{again}</a>
          </Button>
          <Button asChild look="outline">
            <Link href="/">{t('home')}</Link>
          </Button>
        </div>
        {reference && <p className="text-sm text-ink-soft">{reference}</p>}
      </EmptyState>
    </Page>
  );
}
