/** Next calls it once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { keepSecretsOutOfConsole } = await import('./lib/security/console');
    keepSecretsOutOfConsole();
    const { guardEveryRequest } = await import('./lib/security/requests/guard-every-request');
    guardEveryRequest();
  }
}
