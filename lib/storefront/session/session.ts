import type { User } from '@/lib/api/schemas/accounts';
import { setClock } from '../browser/clock';

/** The specification's key of browser storage, by which the page paints at once on start. */
const storageKey = 'user';

export type SessionState = {
  user: User | null;
  /** `restoring` until the server has confirmed who is signed in. */
  status: 'restoring' | 'in' | 'out';
};

const restoring: SessionState = { user: null, status: 'restoring' };

let state: SessionState | undefined;
let confirming: Promise<void> | undefined;
/** Grows with every change made here, so that a slow answer never undoes it. */
let generation = 0;
const listeners = new Set<() => void>();

/** What is known now; at first what the last visit left behind. */
export function sessionState(): SessionState {
  state ??= { user: readUser(), status: 'restoring' };
  return state;
}

/** The server knows nobody: its pages are the same for all. */
export const serverSessionState = () => restoring;

/** Who is signed in, once the server has said so. */
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

/** Remembers who is signed in, for this tab, the others and the next visit. */
export function rememberUser(user: User): void {
  generation++;
  const plain = plainUser(user);
  write(JSON.stringify(plain));
  set({ user: plain, status: 'in' });
}

export function forgetUser(): void {
  generation++;
  write(null);
  set({ user: null, status: 'out' });
}

/** Asks the server who is signed in. When it cannot be reached, the remembered user stays. */
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
  if (key !== storageKey && key !== null) return;
  generation++;
  const user = readUser();
  set({ user, status: user ? 'in' : 'out' });
}

function set(next: SessionState): void {
  if (state?.status === next.status && sameUser(state.user, next.user)) return;
  state = next;
  for (const listener of listeners) listener();
}

function readUser(): User | null {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as User | null;
    return typeof saved?.email === 'string' ? plainUser(saved) : null;
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, value);
  } catch {
    // Storage may be blocked or full; this tab still knows.
  }
}

/** Only the fields of §3's session user; `is_verified` may come as 1. */
function plainUser({ first_name, last_name, email, is_verified }: User): User {
  return {
    first_name: String(first_name ?? ''),
    last_name: String(last_name ?? ''),
    email,
    is_verified: Number(is_verified) === 1,
  };
}

const sameUser = (a: User | null, b: User | null) => JSON.stringify(a) === JSON.stringify(b);
