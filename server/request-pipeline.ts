import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { config } from '@/lib/config';
import { beginMeasure, finishMeasures } from '@/lib/metrics/http';
import { numberRequest } from '@/lib/process/request-id';
import { guardRequest } from '@/lib/security/requests/guard';
import { addPolicies } from '@/lib/security/requests/page-policy';
import { limitProcessorTime } from '@/lib/security/requests/processor-time';
import { limitViews } from '@/lib/security/requests/view-limit';
import { accelerate } from './accelerator/accelerate';
import { answerAtOnce } from './accelerator/answer-at-once';
import { compress } from './compression';
import { showFailures } from './failed-pages';

/**
 * Handles every request: sends a cached page at once for a plain request; all others are numbered, measured and
 * checked, then answered by the accelerator or by `next` (`ACCELERATOR=off` disables cached answers and the
 * accelerator).
 */
export function requestPipeline(next: RequestListener) {
  finishMeasures();
  const render: RequestListener = (request, response) => {
    showFailures(request, response);
    addPolicies(request, response);
    next(request, response);
  };
  const pass = config.accelerator ? accelerate(render) : plainly(render);
  return {
    /** Sends a cached page; returns false if the request needs `answer`. */
    answerAtOnce: config.accelerator ? answerAtOnce : () => false,
    answer: (request: IncomingMessage, response: ServerResponse): void => {
      numberRequest(request, response);
      const passes = guardRequest(request, response);
      // The address after the guard's normalisation, as everywhere.
      beginMeasure(request.url ?? '', response);
      if (passes) pass(request, response);
    },
  };
}

function plainly(next: RequestListener): RequestListener {
  return (request, response) => {
    compress(request, response);
    if (!limitViews(request, response) || !limitProcessorTime(request, response)) return;
    next(request, response);
  };
}
