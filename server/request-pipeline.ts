import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { config } from '@/lib/config';
import { beginMeasure, finishMeasures } from '@/lib/metrics/http';
import { numberRequest } from '@/lib/process/request-id';
import { guardRequest } from '@/lib/security/requests/guard';
import { addPolicies } from '@/lib/security/requests/page-policy';
import { limitViews } from '@/lib/security/requests/view-limit';
import { accelerate } from './accelerator/accelerate';
import { answerAtOnce } from './accelerator/answer-at-once';
import { compress } from './compression';
import { showFailures } from './failed-pages';

/**
 * Every request comes in here: a kept page that is asked for plainly is sent at once; all else is numbered, measured
 * and checked, then answered by `next`, or before it by the accelerator (`ACCELERATOR=off` leaves both out).
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
    /** Sends a kept page; false where the request needs `answer`. */
    answerAtOnce: config.accelerator ? answerAtOnce : () => false,
    answer: (request: IncomingMessage, response: ServerResponse): void => {
      beginMeasure(request.url ?? '', response);
      numberRequest(request, response);
      if (guardRequest(request, response)) pass(request, response);
    },
  };
}

function plainly(next: RequestListener): RequestListener {
  return (request, response) => {
    compress(request, response);
    if (limitViews(request, response)) next(request, response);
  };
}
