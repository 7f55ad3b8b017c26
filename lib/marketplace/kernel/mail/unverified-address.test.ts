import { mailboxOf } from './unverified-address';

it.each([
  ['Asha@Example.in', 'asha@example.in'],
  ['asha+shop@example.in', 'asha@example.in'],
  ['a.s.ha+1@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.in', 'a.sha@example.in'],
  ['+asha@example.in', '+asha@example.in'],
])('counts mail to %s for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
