import type { ExternalToast } from 'sonner';
import { recallInTab, rememberInTab } from './tab-memory';

/** Durations of toasts in milliseconds, and the maximum shown at once (specification §9). */
export const toastDurations = {
  plain: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const;
export const mostToasts = 20;

type Options = Pick<ExternalToast, 'id' | 'description' | 'action' | 'duration'>;
type Say = (message: string, options?: Options) => unknown;
/** The functions that toasts use of the library, or of its fallback. */
type Library = Say &
  Record<'success' | 'error' | 'loading', Say> & { dismiss: (id: string) => unknown };

/** The library is loaded with the first toast, which waits for it. */
let wanted = false;
const listeners = new Set<() => void>();
let hand: (library: Library) => void;
const sonner = new Promise<Library>((resolve) => {
  hand = resolve;
});

/** Tells the toaster whether a toast has been requested yet. */
export const toasterNeeded = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => wanted,
};

/** Takes the library's `toast` from the mounted toaster. */
export function toasterMounted(library: Library): void {
  hand(library);
}

function say(show: (library: Library) => unknown): void {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  void sonner.then(show);
}

/** Shows a plain message. */
export function toast(message: string, options?: Options): void {
  say((library) => library(message, { duration: toastDurations.plain, ...options }));
}

/** Shows a success; a toast with a description stays as long as a plain one. */
toast.success = (message: string, options?: Options): void => {
  const duration = options?.description ? toastDurations.plain : toastDurations.success;
  say((library) => library.success(message, { duration, ...options }));
};

toast.error = (message: string, options?: Options): void =>
  say((library) => library.error(message, { duration: toastDurations.error, ...options }));

/** Stays until dismissed, or replaced by another toast of the same id. */
toast.loading = (message: string, options: Options & { id: string }): void =>
  say((library) => library.loading(message, { duration: toastDurations.loading, ...options }));

toast.dismiss = (id: string): void => say((library) => library.dismiss(id));

const carried = 'toast';

type Carried = { message: string; tone: 'success' | 'error' };

/** Shows the toast on the next page, after a document load. */
toast.afterNavigation = (message: string, tone: Carried['tone'] = 'success'): void =>
  rememberInTab(carried, { message, tone } satisfies Carried);

/** Shows the toast that the previous page left. */
export function showCarriedToast(): void {
  const said = recallInTab<Carried>(carried);
  if (!said) return;
  rememberInTab(carried, undefined);
  toast[said.tone](said.message, { duration: toastDurations.plain });
}
