import type { NextRequest } from 'next/server';
import { followWayIn } from '@/lib/auth/known-device';

/** The target of the link in the mail about wrong codes. */
export const GET = (request: NextRequest) => followWayIn(request, 'seller');
