import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '@/messages/en.json';
import { LowestPrice } from './lowest-price';

it.each([
  ['nobody knows', 100, null, null, ''],
  ['it was the same all the time', 100, 100, 100, ''],
  ['it fell', 80, 80, 100, 'Lowest price in 30 days'],
  ['a deal runs', 70, 70, 80, 'Lowest price in 30 days'],
  ['it was lower', 100, 80, 100, 'Lowest price in 30 days: ₹80'],
  ['a host does not say what was higher', 100, 100, null, 'Lowest price in 30 days'],
])('says what is true and new where %s', (_, price, lowestPrice, highestPrice, text) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Kolkata" messages={messages}>
      <LowestPrice {...{ price, lowestPrice, highestPrice }} />
    </NextIntlClientProvider>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
