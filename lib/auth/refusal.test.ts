import { ApiError, failureOf } from '@/lib/client/request';
import { refusalOf, refusalText } from './refusal';

const arrived = (failure: unknown) => refusalOf(refusalText(failure));

it.each([
  [failureOf(404, undefined), 'request_failed'],
  [failureOf(413, undefined), 'request_failed'],
  [failureOf(429, undefined), 'request_failed'],
  [failureOf(502, undefined), 'server_problem'],
  [failureOf(409, { success: false }), 'unknown_api_error'],
  [new ApiError('timeout', 0), 'timeout'],
  [new ApiError('network', 0), 'network'],
])('a refused sign-in keeps code, status and text: %s', (failure, code) => {
  const { status, message } = failure;
  expect(arrived(failure)).toMatchObject({ code, status, message });
});

it("keeps the API's own words", () => {
  const words = 'बहुत ज़्यादा कोशिशें। code: 7';
  expect(arrived(new ApiError('api', 429, words))).toMatchObject({ code: 'api', message: words });
});

it('knows what is no failure of the API', () => {
  expect(arrived(new TypeError('x'))).not.toBeInstanceOf(ApiError);
});
