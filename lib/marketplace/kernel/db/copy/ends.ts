import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGliteInterface } from '@electric-sql/pglite';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Connection, openEmbedded } from '../connection';

/** A database with a connection of its own, from which COPY reads rows or into which it writes them. */
export type End = {
  kind: Connection['kind'];
  rows<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** The result of a query in COPY's text form. */
  read(query: string): Promise<Buffer<ArrayBuffer>>;
  /** Writes the result of `read` into a table and its columns, as SQL names them. */
  write(into: string, data: Buffer<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
};

/** Both ends write every value alike, whatever their servers are set to. */
const oneForm = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'`;

export const isAddress = (place: string) => /^postgres(ql)?:\/\//.test(place);

/**
 * @param place address of a PostgreSQL, else the folder of an embedded database
 * @throws {DatabaseInUse} of an embedded one while another process holds it
 */
export async function openEnd(place: string): Promise<End> {
  const end = isAddress(place) ? await openServer(place) : await openFolder(place);
  for (const setting of oneForm.split(';')) await end.rows(setting);
  return end;
}

async function openServer(address: string): Promise<End> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    application_name: 'haat copy',
  });
  await client.connect();
  return {
    kind: 'postgres',
    rows: async (statement, values) => (await client.query(statement, values)).rows,
    async read(query) {
      const parts: Buffer[] = [];
      for await (const part of client.query(copyTo(`copy (${query}) to stdout`))) parts.push(part);
      return Buffer.concat(parts);
    },
    write: (into, data) =>
      pipeline(Readable.from([data]), client.query(copyFrom(`copy ${into} from stdin`))),
    close: () => client.end(),
  };
}

async function openFolder(folder: string): Promise<End> {
  const { db, close } = await openEmbedded(folder);
  const { $client } = db as unknown as { $client: PGliteInterface };
  return {
    kind: 'embedded',
    rows: async <Row>(statement: string, values?: unknown[]) =>
      (await $client.query<Row>(statement, values)).rows,
    async read(query) {
      const { blob } = await $client.query(`copy (${query}) to '/dev/blob'`);
      return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
    },
    async write(into, data) {
      await $client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([data]) });
    },
    close,
  };
}
