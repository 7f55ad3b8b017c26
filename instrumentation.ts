import type { Instrumentation } from 'next';

/** Prepares the process; Next calls this function once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseUnknownLanguages } = await import('./lib/i18n/locales');
  refuseUnknownLanguages();
  const { refuseImpossibleRole } = await import('./lib/process/role');
  refuseImpossibleRole();
  const { serverProcess } = await import('./lib/process/server-process');
  const isProduction = process.env.NODE_ENV === 'production';
  const { beginMeasure, finishMeasures, measureRequests } = await import('./lib/metrics/http');
  // Our own server does both itself (server/request-pipeline.ts).
  if (!serverProcess.isGuarded) {
    const { numberRequests } = await import('./lib/process/request-id');
    numberRequests();
    if (isProduction) finishMeasures();
    else measureRequests();
  }
  if (isProduction) {
    const { keepSecretsOutOfConsole } = await import('./lib/security/console');
    keepSecretsOutOfConsole();
    const { guardEveryRequest } = await import('./lib/security/requests/guard-every-request');
    guardEveryRequest(beginMeasure);
  }
}

/** Logs every error of a page or route; the error screen shows its `digest`. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/log/log-request-error');
  logRequestError(error, request, context);
};
