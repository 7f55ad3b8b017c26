/** @jest-environment jsdom */
import { confirmedUser, forgetUser, sessionState, subscribeToSession } from './session';

const asha = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in', is_verified: true };
const meera = { ...asha, first_name: 'Meera', email: 'meera@example.in' };

let answer: () => unknown = () => ({});
Object.assign(globalThis, {
  fetch: async () => ({ ok: true, headers: new Headers(), json: async () => answer() }),
});

/** Writes as another tab would; this tab receives an event. */
function elsewhere(user: object | null) {
  if (user) localStorage.setItem('user', JSON.stringify(user));
  else localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}

it('paints who was there at the last visit, until the server has spoken', async () => {
  localStorage.setItem('user', JSON.stringify({ ...asha, is_verified: 1, token: 'never kept' }));
  expect(sessionState()).toEqual({ user: asha, status: 'restoring' });
  answer = () => ({ user: { ...asha, first_name: 'आशा' } });
  expect(await confirmedUser()).toEqual({ ...asha, first_name: 'आशा' });
  expect(sessionState().status).toBe('in');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...asha, first_name: 'आशा' });
});

it('follows the other tabs as they sign in and out', () => {
  const seen: (string | undefined)[] = [];
  const stop = subscribeToSession(() => seen.push(sessionState().user?.email));
  elsewhere(null);
  elsewhere(meera);
  elsewhere(meera);
  expect(seen).toEqual([undefined, meera.email]);
  expect(sessionState()).toEqual({ user: meera, status: 'in' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionState()).toEqual({ user: null, status: 'out' });
  stop();
  elsewhere(meera);
  expect(sessionState().user).toBeNull();
});

it('takes nothing for a user that is none', () => {
  const stop = subscribeToSession(() => {});
  elsewhere({ email: 7 });
  expect(sessionState()).toEqual({ user: null, status: 'out' });
  stop();
});

it('leaves nothing behind at logout', () => {
  const stop = subscribeToSession(() => {});
  elsewhere(asha);
  forgetUser();
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionState()).toEqual({ user: null, status: 'out' });
  stop();
});
