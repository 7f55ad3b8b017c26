import sharp from 'sharp';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';

type Opened = { email?: string; subject?: string; message?: string; topic?: string };

/** Opens the host as shoppers and an operator of support use it. */
export async function supportDesk(connection: Connection) {
  const api = testHost(connection);
  const operator = await makeOperator(connection.db, { role: 'support' });
  const { token } = operator;

  async function upload(path: string, content: Blob, name: string) {
    const body = new FormData();
    body.set('file', new File([content], name));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.host.request(path, { method: 'POST', body, headers });
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, retryAfter, body: await answer.json() };
  }

  return {
    ...api,
    operator,
    upload,
    async open({ email = 'meera@demo.example', ...rest }: Opened = {}): Promise<string> {
      const body = { name: 'Meera', email, subject: 'Parcel', message: 'Where is it?', ...rest };
      const answer = await api.call('POST', '/api/support-tickets', { body });
      return answer.body.data.ticket_number;
    },
    write: (number: string, message: string, more: object = {}) =>
      api.call('POST', `/api/support-tickets/${number}/messages`, {
        body: { email: 'meera@demo.example', message, ...more },
      }),
    see: async (number: string, email = 'meera@demo.example') =>
      (await api.call('GET', `/api/support-tickets/${number}?email=${email}`)).body.data,
    /** Takes a step as the operator; returns the ticket afterwards. */
    step: (number: string, step: string, body?: object) =>
      api.call('POST', `/api/operator/tickets/${number}/${step}`, { token, body }),
    get: async (path: string) =>
      (await api.call('GET', `/api/operator/${path}`, { token })).body.data,
    async mailsTo(email: string) {
      await backgroundDone();
      return api.mails.filter(({ to }) => to === email);
    },
  };
}

/** Returns a small picture and a PDF, by the beginnings of their files. */
export const somePicture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a93a22' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
export const somePdf = () => new Blob(['%PDF-1.7\n%%EOF']);
