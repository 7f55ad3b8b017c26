import type { User as SessionUser } from '@/lib/contract/schemas/accounts';

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
  /** Empty after the API token is revoked. */
  interface JWT {
    user?: SessionUser;
    apiToken?: string;
  }
}
