import { connection } from '../db/connection';
import { backgroundDone } from '../mail/background';
import { mailerFromConfig } from '../mail/mailer';
import { createHost, type Host } from './app';

const holder = globalThis as typeof globalThis & {
  haatHost?: Promise<Host>;
  /** For whoever runs the process, to be called once no request is left. */
  haatClose?: () => Promise<void>;
};

/** The process's one embedded API host; its database opens at the first call. */
export function embeddedHost(): Promise<Host> {
  holder.haatHost ??= build().catch((error) => {
    holder.haatHost = undefined;
    throw error;
  });
  return holder.haatHost;
}

async function build(): Promise<Host> {
  const { db, kind, close } = await connection();
  holder.haatClose = async () => {
    await backgroundDone();
    await close();
  };
  return createHost({ db, databaseKind: kind, mailer: mailerFromConfig() });
}
