import { config } from '@/lib/config';
import { bearerToken, sameSecret } from '@/lib/security/hmac';
import { metricsText } from './registry';

const headers = { 'Cache-Control': 'no-store' };

/** Answers this process's metrics in Prometheus' text format to the METRICS_TOKEN; 404 if no token is set. */
export async function answerMetrics(request: Request): Promise<Response> {
  const expected = config.metricsToken;
  if (!expected) return new Response('Not found', { status: 404, headers });
  if (!sameSecret(bearerToken(request.headers.get('authorization')), expected)) {
    const challenge = { ...headers, 'WWW-Authenticate': 'Bearer' };
    return new Response('Unauthorized', { status: 401, headers: challenge });
  }
  const { body, contentType } = await metricsText();
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType } });
}
