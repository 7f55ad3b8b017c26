import { getTranslations } from 'next-intl/server';
import { InstallButton } from '@/components/install/install-button';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { Container } from '@/components/ui/layout';
import { FooterMarkup } from '../markup/shell-markup';
import { ClientMessages } from '../messages/client-messages';

export async function Footer() {
  const ti = await getTranslations('install');
  return (
    <footer className="deferred-layout border-t border-line bg-sunken">
      <FooterMarkup part="top" />
      <Container className="grid grid-cols-2 gap-8 py-10 md:grid-cols-4 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="col-span-2 flex max-w-sm flex-col gap-3 md:col-span-4 lg:col-span-1">
          <FooterMarkup part="promise" />
          <ClientMessages also={['newsletter']}>
            <NewsletterForm />
          </ClientMessages>
        </div>
        <FooterMarkup part="columns" />
      </Container>
      <FooterMarkup part="contact" />
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4 text-sm text-ink-soft">
        <FooterMarkup part="note" />
        <div className="flex flex-wrap items-center gap-x-6">
          <InstallButton
            label={ti('button')}
            texts={{
              title: ti('title'),
              why: ti('why'),
              ios: ti('ios'),
              others: ti('others'),
              close: ti('close'),
            }}
          />
          <FooterMarkup part="languages" />
        </div>
      </Container>
    </footer>
  );
}
