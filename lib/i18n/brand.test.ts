import { defaultCompany } from '../company/company';
import { serverProcess } from '../process/server-process';
import { messagesWithBrand, withBrand } from './brand';
import { textOf } from './texts';

const call = (en: string, hi: string) => {
  serverProcess.company = { ...defaultCompany, brand: { en, hi } };
};
afterEach(() => {
  serverProcess.company = undefined;
});

describe('the name of the market in texts', () => {
  it('is that of the settings, in both languages', () => {
    call('Bazaar Nila', 'बाज़ार नीला');
    expect(textOf('en', 'shell.brand')).toBe('Bazaar Nila');
    expect(textOf('hi', 'shell.brand')).toBe('बाज़ार नीला');
    expect(textOf('en', 'mail.footer.ticket')).toContain('Bazaar Nila’s support');
    call('Mela', 'मेला');
    expect(textOf('en', 'shell.brand')).toBe('Mela');
  });

  it('is left alone while nobody has set another', () => {
    const messages = { a: 'Haat' };
    expect(messagesWithBrand(messages, 'en')).toBe(messages);
  });

  it('replaces whole words of ours, and nothing that is put into a text', () => {
    call('Mela', 'मेला');
    expect(withBrand('Haat, Haats and Haat’s', 'en')).toBe('Mela, Haats and Mela’s');
    expect(withBrand('हाट की हाटें', 'hi')).toBe('मेला की हाटें');
    const text = textOf('en', 'meta.store.description', { name: 'Demo Haat', city: 'Pune' });
    expect(text).toContain('Products of Demo Haat, Pune, on Mela.');
  });
});
