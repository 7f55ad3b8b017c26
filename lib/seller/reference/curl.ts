import type { Operation } from './operations';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a line for a shell, at this shop's own address. */
export function curlOf({ method, path, body, answer }: Operation, origin: string): string {
  const address = origin + path.replace(/\{\w+\}/g, '42');
  const isFile = body && body.mediaType !== 'application/json';
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    quoted(address),
    `-H ${quoted('Authorization: Bearer haat_…')}`,
    ...(body?.example ? [`-H ${quoted('Content-Type: application/json')}`] : []),
    ...(body?.example ? [`-d ${quoted(JSON.stringify(JSON.parse(body.example)))}`] : []),
    ...(isFile ? fileOf(body) : []),
    ...(answer && answer.mediaType !== 'application/json' ? ['-OJ'] : []),
  ];
  return parts.join(' \\\n  ');
}

function fileOf({ mediaType, fields }: NonNullable<Operation['body']>): string[] {
  if (mediaType === 'multipart/form-data')
    return fields.map(({ name }) => `-F ${name}=@${name}.jpg`);
  return [`-H ${quoted(`Content-Type: ${mediaType}`)}`, '--data-binary @listings.csv'];
}
