import { answerMetrics } from '@/lib/metrics/answer';

/** This process's figures in Prometheus' text format, for who has METRICS_TOKEN; without one, not found. */
export const GET = (request: Request): Promise<Response> => answerMetrics(request);
