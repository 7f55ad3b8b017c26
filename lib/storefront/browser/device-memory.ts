/** What this device remembers between visits (localStorage): conveniences, no secrets. */
const prefix = 'haat:';

export function recallOnDevice<Value>(name: string): Value | undefined {
  try {
    const saved = localStorage.getItem(prefix + name);
    return saved === null ? undefined : (JSON.parse(saved) as Value);
  } catch {
    return undefined;
  }
}

/** `undefined` forgets. */
export function rememberOnDevice(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Blocked or full: then the next visit begins anew.
  }
}
