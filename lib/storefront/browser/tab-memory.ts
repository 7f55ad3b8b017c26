/** What one tab remembers across reloads (sessionStorage): drafts and keys of the checkout, no secrets. */
const prefix = 'haat:';

export function recallInTab<Value>(name: string): Value | undefined {
  try {
    const saved = sessionStorage.getItem(prefix + name);
    return saved === null ? undefined : (JSON.parse(saved) as Value);
  } catch {
    return undefined;
  }
}

/** `undefined` forgets. */
export function rememberInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Blocked or full: then a reload forgets.
  }
}

/** Forgets everything, as the shopper leaves. */
export function clearTabMemory(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  } catch {
    // There was nothing to forget.
  }
}
