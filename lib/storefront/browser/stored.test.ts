/** @jest-environment jsdom */
import { rememberOnDevice } from './device-memory';
import { forgetAccount, userKey, whenForgotten } from './stored';
import { rememberInTab } from './tab-memory';

const signIn = () => localStorage.setItem(userKey, '{"email":"asha@example.in"}');
const kept = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .filter((key) => key !== 'haat:of-visitor' && key !== userKey)
    .sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is kept in the browser', () => {
  it('goes with the account that wrote it', () => {
    signIn();
    rememberOnDevice('pincode', '411001');
    rememberOnDevice('viewed', [1]);
    rememberOnDevice('searches', ['saree']);
    rememberInTab('checkout:asha@example.in', {});
    rememberInTab('code:phone', {});
    forgetAccount({ drafts: true });
    expect(kept()).toEqual([]);
  });

  it('stays when a visitor wrote it', () => {
    rememberOnDevice('pincode', '411001');
    rememberInTab('pending-action', {});
    signIn();
    rememberOnDevice('searches', ['saree']);
    forgetAccount({ drafts: true });
    expect(kept()).toEqual(['haat:pending-action', 'haat:pincode']);
  });

  it("becomes the account's once its shopper writes it again", () => {
    rememberOnDevice('pincode', '411001');
    signIn();
    rememberOnDevice('pincode', '560001');
    forgetAccount({ drafts: true });
    expect(kept()).toEqual([]);
  });

  it('goes too where an earlier build kept it without saying who wrote it', () => {
    localStorage.setItem('haat:pincode', '"411001"');
    forgetAccount({ drafts: true });
    expect(kept()).toEqual([]);
  });

  it('keeps drafts where the session has ended by itself, and what a toast has to say', () => {
    signIn();
    rememberInTab('checkout:asha@example.in', {});
    rememberInTab('order-key', {});
    rememberInTab('toast', {});
    forgetAccount({ drafts: false });
    expect(kept()).toEqual(['haat:checkout:asha@example.in', 'haat:order-key', 'haat:toast']);
  });

  it('tells whoever holds a copy in memory', () => {
    let told = 0;
    whenForgotten(() => told++);
    forgetAccount({ drafts: true });
    expect(told).toBe(1);
  });
});
