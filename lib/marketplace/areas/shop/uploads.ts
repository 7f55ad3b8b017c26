import { lasting, sharedHeaders } from '@/lib/caching/shared-names';
import { uploadsContract } from '@/lib/contract/uploads';
import { NotFound } from '../../kernel/errors';
import { isKey } from '../../modules/files';
import { route, routes } from '../route';

/** Routes of uploaded pictures. A changed picture gets a new name, so each is cached as immutable. */
export const uploadRoutes = routes();

uploadRoutes.openapi(route(uploadsContract.picture), async (c) => {
  const { folder, file } = c.req.valid('param');
  const key = `${folder}/${file}`;
  const bytes = isKey('pictures', key) ? await c.var.files.pictures.read(key) : undefined;
  if (!bytes) throw new NotFound('no_such_file');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...sharedHeaders([lasting.pictures]),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
});
