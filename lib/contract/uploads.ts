import { z } from 'zod';
import type { Rows } from './row';

const part = z.string().max(100);

export const uploadsContract = {
  picture: {
    method: 'GET',
    path: '/api/uploads/{folder}/{file}',
    summary: 'An uploaded picture',
    access: 'everybody',
    isForeign: true,
    params: z.object({ folder: part, file: part }),
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'image/webp',
  },
} as const satisfies Rows;
