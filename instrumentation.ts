import type { Instrumentation } from 'next';

/** Next calls it once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseUnknownLanguages } = await import('./lib/i18n/locales');
  refuseUnknownLanguages();
  const { refuseImpossibleRole } = await import('./lib/process/role');
  refuseImpossibleRole();
  const { serverProcess } = await import('./lib/process/server-process');
  // Ours does both itself (server/request-pipeline.ts).
  if (!serverProcess.isGuarded) {
    const { numberRequests } = await import('./lib/process/request-id');
    const { measureRequests } = await import('./lib/metrics/http');
    numberRequests();
    measureRequests();
  }
  if (process.env.NODE_ENV === 'production') {
    const { keepSecretsOutOfConsole } = await import('./lib/security/console');
    keepSecretsOutOfConsole();
    const { guardEveryRequest } = await import('./lib/security/requests/guard-every-request');
    guardEveryRequest();
  }
}

/** Next calls it for every error of a page or route; `digest` is what the error screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/process/log-request-error');
  logRequestError(error, request, context);
};
