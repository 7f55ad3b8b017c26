import { recallOnDevice, rememberOnDevice } from '@/lib/storefront/browser/device-memory';
import { whenForgotten } from '@/lib/storefront/browser/stored';

/** The searches of this device, newest first; never sent anywhere. */
const name = 'searches';
const most = 8;
const none: string[] = [];

const listeners = new Set<() => void>();
let known: string[] | undefined;

whenForgotten(() => tell(undefined));

export function pastSearches(): string[] {
  known ??= read();
  return known;
}

export function subscribeToPast(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === `haat:${name}`) tell(undefined);
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Moves the search to the front; letter case makes no difference. */
export function rememberSearch(text: string): void {
  const term = text.trim().replace(/\s+/g, ' ').slice(0, 200);
  if (term) write([term, ...without(term)].slice(0, most));
}

export const forgetSearch = (term: string) => write(without(term));
export const forgetAllSearches = () => write([]);

function without(term: string): string[] {
  return pastSearches().filter((each) => each.toLowerCase() !== term.toLowerCase());
}

function read(): string[] {
  const saved = recallOnDevice<unknown>(name);
  if (!Array.isArray(saved)) return none;
  return saved.filter((each): each is string => typeof each === 'string').slice(0, most);
}

function write(terms: string[]): void {
  tell(terms);
  rememberOnDevice(name, terms);
}

function tell(terms: string[] | undefined): void {
  known = terms;
  for (const listener of listeners) listener();
}
