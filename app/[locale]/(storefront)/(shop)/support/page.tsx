import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { FindTicket } from '@/components/support/find-ticket';
import { QuickAnswers } from '@/components/support/quick-answers';
import { TicketForm } from '@/components/support/ticket-form';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { supportMetadata } from '@/lib/storefront/seo/simple-metadata';
import { shopTerms } from '@/lib/terms/shop-terms';

export const generateMetadata = supportMetadata('support');

export default async function SupportPage() {
  const t = await getTranslations('support');
  const { acknowledge_hours: hours } = shopTerms().support;
  return (
    <ArticlePage path="/support" title={t('support')} description={t('support_description')}>
      <QuickAnswers />
      <ClientMessages also={['support', 'validation']}>
        <Section id="open" title={t('title_open')}>
          <Card>
            <TicketForm hours={hours} />
          </Card>
        </Section>
        <Section id="find" title={t('title_find')}>
          <FindTicket hours={hours} />
        </Section>
      </ClientMessages>
    </ArticlePage>
  );
}
