import { randomBytes } from 'node:crypto';
import { serverProcess } from '@/lib/process/server-process';

/** The request header with the connection's remote address, which Next does not pass to route handlers. */
export const socketAddressHeader = 'x-socket-address';

serverProcess.secret ??= randomBytes(16).toString('base64url');
const mark = `${serverProcess.secret} `;

/** Returns the header's value, marked so that a visitor cannot forge it. */
export const markedSocketAddress = (address = ''): string => mark + address;

/** Returns the address in the header; undefined if this process did not write it. */
export const socketAddressIn = (header: string | null | undefined): string | undefined =>
  header?.startsWith(mark) ? header.slice(mark.length) : undefined;
