import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import en from '@/messages/en.json';
import GlobalError from '../../global-error';
import ErrorScreen from './error';

const screen = (error: unknown) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Kolkata">
      <ErrorScreen error={error} />
    </NextIntlClientProvider>,
  );
const whole = (error: unknown) => renderToStaticMarkup(<GlobalError error={error} />);

describe.each([
  ['of a page', screen],
  ['of the whole site', whole],
])('the error screen %s', (_, render) => {
  it('says that something went wrong, what, and offers to load the page again', () => {
    const markup = render(new Error('The shelf fell down.'));
    for (const text of ['Something went wrong', 'The shelf fell down.', 'Reload Page']) {
      expect(markup).toContain(`>${text}<`);
    }
  });

  it.each([
    ['has no message', new Error('')],
    ['is no error', 'oops'],
    ['comes from the server', Object.assign(new Error('An error in a component'), { digest: '1' })],
  ])('has words of its own for what %s', (_, error) => {
    const markup = render(error);
    expect(markup).toContain('>An unexpected error occurred<');
    expect(markup).not.toContain('component');
  });

  it('tells by which reference an error of the server is found in the log', () => {
    const error = Object.assign(new Error('An error in a component'), { digest: '2471938' });
    expect(render(error).replace(/<!-- -->/g, '')).toContain('>Reference: 2471938<');
  });
});
