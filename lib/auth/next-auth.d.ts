import type { User as SessionUser } from '@/lib/api/schemas/accounts';

declare module 'next-auth' {
  interface User extends SessionUser {
    id: string;
    token: string;
    email: string;
  }
  interface Session {
    user: SessionUser;
    expires: string;
  }
}

declare module 'next-auth/jwt' {
  /** Empty once the API token is revoked. */
  interface JWT {
    user?: SessionUser;
    apiToken?: string;
  }
}
