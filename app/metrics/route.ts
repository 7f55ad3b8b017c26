import { answerMetrics } from '@/lib/metrics/answer';

/**
 * Answers with this process's metrics in Prometheus' text format, for the bearer of METRICS_TOKEN; 404 without
 * a token.
 */
export const GET = (request: Request): Promise<Response> => answerMetrics(request);
