import { getTranslations } from 'next-intl/server';
import { InstallButton } from '@/components/install/install-button';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Container } from '@/components/ui/layout';
import { FooterMarkup } from '../markup/shell-markup';

export async function Footer() {
  const [ti, tn] = await Promise.all([getTranslations('install'), getTranslations('newsletter')]);
  return (
    <footer className="deferred-layout border-t border-line bg-sunken">
      <FooterMarkup part="top" />
      <Container
        wide
        className="grid sm:grid-cols-2 sm:gap-8 sm:py-10 md:grid-cols-4 lg:grid-cols-[1.6fr_repeat(4,1fr)]"
      >
        <div className="flex flex-col gap-3 sm:col-span-2 sm:max-w-sm md:col-span-4 lg:col-span-1">
          <FooterMarkup part="promise" />
          <details className="footer-group">
            <summary>{tn('title')}</summary>
            <FooterMarkup part="newsletter" />
            <ClientMessages also={['newsletter']}>
              <NewsletterForm />
            </ClientMessages>
          </details>
        </div>
        <FooterMarkup part="columns" />
      </Container>
      <FooterMarkup part="contact" />
      <Container
        wide
        className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2 text-sm text-ink-soft sm:gap-y-2 sm:py-4"
      >
        <FooterMarkup part="note" />
        <div className="flex flex-wrap items-center gap-x-6 max-sm:w-full max-sm:justify-between">
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
