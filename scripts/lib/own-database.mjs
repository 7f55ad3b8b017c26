/** Creates a database of that name beside the given one, so that a measurement or test does not fill a shop's own. */
export async function ownDatabase(url, name) {
  if (!url) return '';
  await onServer(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount > 0) return;
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    );
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Drops the database, even with open connections. */
export async function dropDatabase(url, name) {
  await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
}

async function onServer(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
