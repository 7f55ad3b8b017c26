import { fillTemplate } from './fill-template';

const template = {
  text: 'Hello {name}, the parcel of {order} is late ({ticket}).',
  text_hi: '{name} जी, {order} देर से है।',
};
const ticket = {
  locale: 'en' as const,
  is_own_email: true,
  name: 'Asha',
  ticket_number: 'T-2345678923',
  order_number: 'HT-261121-7K3QZD',
};

it.each([
  [{}, 'Hello Asha, the parcel of HT-261121-7K3QZD is late (T-2345678923).'],
  [{ locale: 'hi' as const }, 'Asha जी, HT-261121-7K3QZD देर से है।'],
  [{ order_number: null }, 'Hello Asha, the parcel of is late (T-2345678923).'],
  [
    { is_own_email: false, name: 'Win https://evil.example', order_number: 'cheap pills' },
    'Hello, the parcel of is late (T-2345678923).',
  ],
])('fills in what may be told (%p)', (change, expected) => {
  expect(fillTemplate(template, { ...ticket, ...change })).toBe(expected);
});
