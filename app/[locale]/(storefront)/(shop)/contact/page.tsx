import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { ContactWays } from '@/components/support/contact-ways';
import { TicketForm } from '@/components/support/ticket-form';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { supportMetadata } from '@/lib/storefront/seo/simple-metadata';
import { shopTerms } from '@/lib/terms/shop-terms';

export const generateMetadata = supportMetadata('contact');

export default async function ContactPage() {
  const t = await getTranslations('support');
  return (
    <ArticlePage
      path="/contact"
      title={t('contact')}
      description={t('contact_description')}
      hasFacts
    >
      <ContactWays />
      <Section id="write" title={t('title_open')}>
        <Card>
          <ClientMessages also={['support', 'validation']}>
            <TicketForm topic="other" hours={shopTerms().support.acknowledge_hours} />
          </ClientMessages>
        </Card>
      </Section>
    </ArticlePage>
  );
}
