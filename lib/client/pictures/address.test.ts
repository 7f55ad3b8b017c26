import { localPicture, remotePicture, withLocalPictures } from './address';

beforeAll(() => {
  process.env.API_URL = 'https://api.example.in';
  process.env.PICTURE_HOSTS = 'cdn.example.in, Images.Example.com:8443';
});
afterAll(() => {
  for (const name of ['API_URL', 'PICTURE_HOSTS']) delete process.env[name];
});

it.each([
  ['/media/red-1.webp', 'https://api.example.in/media/red-1.webp'],
  ['/api/uploads/stores/3f.webp', 'https://api.example.in/api/uploads/stores/3f.webp'],
  ['/files/लाल कुर्ता.jpg?v=2', encodeURI('https://api.example.in/files/लाल कुर्ता.jpg?v=2')],
  ['/media/from/x', 'https://api.example.in/media/from/x'],
  ['media/red-1.webp', 'https://api.example.in/media/red-1.webp'],
  ['https://api.example.in/media/a/b.png', 'https://api.example.in/media/a/b.png'],
  ['https://api.example.in/media/b.png?w=9', 'https://api.example.in/media/b.png?w=9'],
  ['https://cdn.example.in/a%2Fb.jpg?w=800#x', 'https://cdn.example.in/a%2Fb.jpg?w=800'],
  ['//cdn.example.in/a.jpg', 'https://cdn.example.in/a.jpg'],
  ['https://images.example.com:8443/a.jpg', 'https://images.example.com:8443/a.jpg'],
])('serves %s under a path of this site that leads back to it', (named, address) => {
  const path = localPicture(named);
  expect(path).toMatch(/^\/(?:media|api\/uploads)\/[\w./-]+$/);
  expect(remotePicture(path ?? '')?.href).toBe(address);
});

it('leaves the paths of another Haat as they are', () => {
  for (const path of ['/media/demo/red-1.webp', '/api/uploads/stores/3f.webp']) {
    expect(localPicture(path)).toBe(path);
    expect(localPicture(`https://api.example.in${path}`)).toBe(path);
  }
});

it.each([
  'https://evil.example/a.jpg',
  'https://images.example.com/a.jpg',
  'https://api.example.in:8443/a.jpg',
  'https://user:secret@cdn.example.in/a.jpg',
  'http://127.0.0.1/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  `https://cdn.example.in/${'x'.repeat(3000)}.jpg`,
  'http://',
  '',
])('has no path for %s', (named) => {
  expect(localPicture(named)).toBeNull();
});

it.each([
  `/media/from/${Buffer.from('https://evil.example/a.jpg').toString('base64url')}`,
  '/media/from/%%%',
  '/media/../api/orders',
  '/media/..%2fapi',
  '/api/orders',
])('finds nothing behind %s', (path) => {
  expect(remotePicture(path)).toBeUndefined();
});

it('rewrites every picture address of an answer, and nothing else', () => {
  const url = 'https://evil.example/a.jpg';
  const answer = {
    success: true,
    message: url,
    data: {
      image_1: '/media/1.webp',
      image_10: url,
      logo: url,
      banner: null,
      image: '/media/2.webp',
      images: ['/media/3.webp', url],
      productMedia: [{ media_type: 'image', media_url: url }],
      store: { name: url, link: url, logo: '/media/4.webp' },
      image_count: 2,
    },
  };
  expect(withLocalPictures(answer)).toEqual({
    success: true,
    message: url,
    data: {
      image_1: '/media/1.webp',
      image_10: null,
      logo: null,
      banner: null,
      image: '/media/2.webp',
      images: ['/media/3.webp'],
      productMedia: [{ media_type: 'image', media_url: null }],
      store: { name: url, link: url, logo: '/media/4.webp' },
      image_count: 2,
    },
  });
});
