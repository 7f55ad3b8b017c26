import type areas from '@/messages/areas/en.json';
import type en from '@/messages/en.json';
import type onDemand from '@/messages/on-demand/en.json';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en & typeof onDemand & typeof areas;
  }
}
