import type { User } from '@/lib/contract/schemas/accounts';
import { setClock } from '../browser/clock';
import { forgetAccount, userKey } from '../browser/stored';

export type SessionState = {
  user: User | null;
  /** `restoring` until the server has confirmed who is signed in. */
  status: 'restoring' | 'in' | 'out';
};

const restoring: SessionState = { user: null, status: 'restoring' };

let state: SessionState | undefined;
let confirming: Promise<void> | undefined;
/** Incremented by every local change, so that a slow answer never overwrites it. */
let generation = 0;
const listeners = new Set<() => void>();

/** Returns the current state; at first the user stored by the last visit. */
export function sessionState(): SessionState {
  state ??= { user: readUser(), status: 'restoring' };
  return state;
}

/** Returns the snapshot for the server, whose pages are the same for everybody. */
export const serverSessionState = () => restoring;

/** Waits until the server has confirmed the session and returns the user. */
export async function confirmedUser(): Promise<User | null> {
  confirming ??= confirmSession();
  await confirming;
  return sessionState().user;
}

export function subscribeToSession(listener: () => void): () => void {
  if (!listeners.size) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  confirming ??= confirmSession();
  return () => {
    listeners.delete(listener);
    if (!listeners.size) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Stores the signed-in user for this tab, the others and the next visit. */
export function rememberUser(user: User): void {
  generation++;
  const plain = plainUser(user);
  const former = readUser();
  if (former && former.email !== plain.email) forgetAccount({ drafts: true });
  write(JSON.stringify(plain));
  set({ user: plain, status: 'in' });
}

/**
 * Deletes the user and everything that came from the account.
 * @param drafts also deletes drafts; false where a session ended by itself
 */
export function forgetUser({ drafts = false } = {}): void {
  generation++;
  const wasIn = readUser() !== null || state?.user;
  write(null);
  if (wasIn) forgetAccount({ drafts });
  set({ user: null, status: 'out' });
}

/** Asks the server who is signed in. If the server cannot be reached, the stored user stays. */
async function confirmSession(): Promise<void> {
  const asked = generation;
  const user = await askServer().catch(() => {
    setClock(null);
    return sessionState().user;
  });
  if (asked !== generation) return;
  if (user) rememberUser(user);
  else forgetUser();
}

async function askServer(): Promise<User | null> {
  const response = await fetch('/api/auth/session', { headers: { Accept: 'application/json' } });
  setClock(response.headers.get('date'));
  if (!response.ok) throw new Error(`session: ${response.status}`);
  return ((await response.json()) as { user?: User }).user ?? null;
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== userKey && key !== null) return;
  generation++;
  const user = readUser();
  const former = state?.user;
  if (former && former.email !== user?.email) forgetAccount({ drafts: true });
  set({ user, status: user ? 'in' : 'out' });
}

function set(next: SessionState): void {
  if (state?.status === next.status && sameUser(state.user, next.user)) return;
  state = next;
  for (const listener of listeners) listener();
}

function readUser(): User | null {
  try {
    const saved = JSON.parse(localStorage.getItem(userKey) ?? 'null') as User | null;
    return typeof saved?.email === 'string' ? plainUser(saved) : null;
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(userKey);
    else localStorage.setItem(userKey, value);
  } catch {
    // Storage may be blocked or full; this tab still has the state in memory.
  }
}

/** Keeps only the fields of §3's session user; `is_verified` may come as 1. */
function plainUser({ first_name, last_name, email, is_verified }: User): User {
  return {
    first_name: String(first_name ?? ''),
    last_name: String(last_name ?? ''),
    email,
    is_verified: Number(is_verified) === 1,
  };
}

const sameUser = (a: User | null, b: User | null) => JSON.stringify(a) === JSON.stringify(b);
