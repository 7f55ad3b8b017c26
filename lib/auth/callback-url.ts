/** `value` when it is a path of this site, else `fallback`: a sign-in never leads elsewhere. */
export function safeCallback(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\p{Cc}]/u.test(value))
    return fallback;
  return new URL(value, 'http://site.invalid').host === 'site.invalid' ? value : fallback;
}
