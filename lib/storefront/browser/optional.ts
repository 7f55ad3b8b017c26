/**
 * Calls `use` for a browser feature that may be missing, refused or broken (a WebView, a private window, a
 * blocked origin); returns undefined if it throws. An optional feature must not break a page.
 */
export function optional<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
