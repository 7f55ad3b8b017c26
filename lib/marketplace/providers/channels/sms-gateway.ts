import type { SmsChannel } from './provider';

const timeout = 10_000;

/** Posts an SMS with its registration as JSON to a gateway, with the token as bearer; any 2xx is a success. */
export function smsGateway(url: string, token: string | undefined): SmsChannel {
  return {
    name: 'sms-gateway',
    async send({ to, text, dlt }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({
          to: `+91${to}`,
          text,
          template_id: dlt?.template,
          entity_id: dlt?.entity,
          header: dlt?.header,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    },
  };
}
