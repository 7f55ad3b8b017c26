/** What was searched on this device, newest first; never sent anywhere (localStorage). */
const key = 'haat:searches';
const most = 8;
const none: string[] = [];

const listeners = new Set<() => void>();
let known: string[] | undefined;

export function pastSearches(): string[] {
  known ??= read();
  return known;
}

export function subscribeToPast(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key) tell(undefined);
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Moves it to the front; upper and lower case count as the same search. */
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
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(saved)) return none;
    return saved.filter((each): each is string => typeof each === 'string').slice(0, most);
  } catch {
    return none;
  }
}

function write(terms: string[]): void {
  tell(terms);
  try {
    localStorage.setItem(key, JSON.stringify(terms));
  } catch {
    // Blocked or full: then only this page remembers.
  }
}

function tell(terms: string[] | undefined): void {
  known = terms;
  for (const listener of listeners) listener();
}
