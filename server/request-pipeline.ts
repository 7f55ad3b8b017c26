import type { RequestListener } from 'node:http';
import { config } from '@/lib/config';
import { guardRequest } from '@/lib/security/requests/guard';
import { addPolicies } from '@/lib/security/requests/page-policy';
import { limitViews } from '@/lib/security/requests/view-limit';
import { accelerate } from './accelerator/accelerate';
import { compress } from './compression';

/**
 * Every request comes in here: checked, then answered by `next`, or before it by the accelerator
 * (`ACCELERATOR=off` leaves that out).
 */
export function requestPipeline(next: RequestListener): RequestListener {
  const render: RequestListener = (request, response) => {
    addPolicies(request, response);
    next(request, response);
  };
  const answer = config.accelerator ? accelerate(render) : plainly(render);
  return (request, response) => {
    if (guardRequest(request, response)) answer(request, response);
  };
}

function plainly(next: RequestListener): RequestListener {
  return (request, response) => {
    compress(request, response);
    if (limitViews(request, response)) next(request, response);
  };
}
