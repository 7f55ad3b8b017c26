import { randomBytes } from 'node:crypto';
import { serverProcess } from '@/lib/process/server-process';

/** Request header with the other end of the connection, which Next tells no route handler. */
export const socketAddressHeader = 'x-socket-address';

serverProcess.secret ??= randomBytes(16).toString('base64url');
const mark = `${serverProcess.secret} `;

/** The header's value, marked so that a visitor cannot write one. */
export const markedSocketAddress = (address = ''): string => mark + address;

/** The address that a header names; undefined where this process did not write it. */
export const socketAddressIn = (header: string | null | undefined): string | undefined =>
  header?.startsWith(mark) ? header.slice(mark.length) : undefined;
