import { isBoundedForm } from './bounded-form';

const type = 'multipart/form-data; boundary=haat';
const part = (head: string, content: string) => `--haat\r\n${head}\r\n\r\n${content}\r\n`;
const text = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="file"; filename="${name}"`, content);
const isBounded = (body: string, of = type) => isBoundedForm(Buffer.from(body, 'latin1'), of);
const megabyte = 1024 * 1024;

describe('isBoundedForm', () => {
  it('takes what browsers send, with files of any size', async () => {
    const form = new FormData();
    form.set('store_name', 'हाट'.repeat(500));
    form.set('logo', new File([Buffer.alloc(5 * megabyte, '\r\n--')], 'चित्र.png'));
    const sent = new Response(form);
    const own = sent.headers.get('content-type') ?? undefined;
    expect(isBoundedForm(new Uint8Array(await sent.arrayBuffer()), own)).toBe(true);
    expect(isBounded(`${file('a.pdf', 'x'.repeat(9 * megabyte))}--haat--\r\n`)).toBe(true);
  });

  it('refuses names, heads and texts without end, and crowds of parts', () => {
    const long = 'a'.repeat(9 * megabyte);
    expect(isBounded(`${file(long, 'x')}--haat--\r\n`)).toBe(false);
    expect(isBounded(`${text(long, 'x')}--haat--\r\n`)).toBe(false);
    expect(isBounded(`--haat\r\nX-Long: ${long}`)).toBe(false);
    expect(isBounded(`${text('message', long)}--haat--\r\n`)).toBe(false);
    expect(isBounded(text('a', 'b').repeat(150_000))).toBe(false);
  });

  it('refuses long queries as forms, and forms that name no boundary', () => {
    const query = 'application/x-www-form-urlencoded';
    expect(isBounded('email=a&otp=1', query)).toBe(true);
    expect(isBounded('a&'.repeat(1000), query)).toBe(false);
    expect(isBounded(`a=${'b'.repeat(megabyte)}`, query)).toBe(false);
    expect(isBounded(text('a', 'b'), 'multipart/form-data')).toBe(false);
  });

  it('leaves other bodies to others', () => {
    expect(isBounded('a'.repeat(megabyte), 'text/csv')).toBe(true);
    expect(isBounded('a', 'x')).toBe(true);
  });
});
