import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { pageLanguage } from '@/lib/i18n/page-language';
import { sharedPolicy } from '@/lib/security/security-headers';

const addressesIn = (markup: string) => [...markup.matchAll(/\S*\/_next\/image\?/g)].map(String);
const markup = () =>
  renderToStaticMarkup(<Picture src="/media/a.webp" alt="A lamp" sizes="48px" />);
const pictures = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1];

describe('a picture', () => {
  afterEach(() => {
    delete process.env.MEDIA_URL;
  });

  it('comes from the shop itself', () => {
    expect(addressesIn(markup()).every((address) => /^(?:\S*")?\/_next/.test(address))).toBe(true);
    expect(pictures(sharedPolicy())).toBe("'self' data: blob:");
    expect(pageLanguage('en')['data-media']).toBeUndefined();
  });

  it('comes from the host of MEDIA_URL, which the page and its policy name', () => {
    process.env.MEDIA_URL = 'https://media.example.in/';
    const addresses = addressesIn(markup());
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      expect(address).toContain('https://media.example.in/_next/image?');
    }
    expect(pictures(sharedPolicy())).toBe("'self' data: blob: https://media.example.in");
    expect(pageLanguage('en')['data-media']).toBe('https://media.example.in');
  });

  it.each(['media.example.in', 'javascript:alert(1)', 'https://'])(
    'does not come from what is no origin: %s',
    (address) => {
      process.env.MEDIA_URL = address;
      expect(markup()).not.toContain(address);
      expect(pictures(sharedPolicy())).toBe("'self' data: blob:");
    },
  );
});
