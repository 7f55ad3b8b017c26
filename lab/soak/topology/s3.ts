import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { which } from '../../../scripts/lib/install.mjs';
import { execute, listens, Running, until } from './process';

const cache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'haat');

export const hasS3 = (): boolean => Boolean(which('java') && which('mvn'));

/** Returns the jars of S3Proxy, downloaded once into the cache that .ci/run also uses. */
async function jarsOfS3Proxy(): Promise<string> {
  const jars = join(cache(), 's3proxy-2.7.0');
  if (existsSync(jars)) return jars;
  const fresh = `${jars}.new-soak`;
  rmSync(fresh, { recursive: true, force: true });
  await execute('mvn', [
    ...['-q', '-B', '-f', '.ci/s3proxy/pom.xml', 'dependency:copy-dependencies'],
    ...['-DincludeScope=runtime', `-DoutputDirectory=${fresh}`],
  ]);
  if (!existsSync(jars)) renameSync(fresh, jars);
  return jars;
}

/** Opens S3Proxy over a folder, with signatures; `goAway` kills it, `comeBack` restarts it on the same files. */
export async function openS3(port: number, folder: string) {
  const bucket = 'soak';
  const jars = await jarsOfS3Proxy();
  mkdirSync(join(folder, 'store', bucket), { recursive: true });
  const properties = join(folder, 'properties');
  const lines = [
    `s3proxy.endpoint=http://127.0.0.1:${port}`,
    ...['s3proxy.authorization=aws-v4', 's3proxy.identity=key', 's3proxy.credential=secret'],
    ...['jclouds.provider=filesystem-nio2', 'jclouds.identity=-', 'jclouds.credential=-'],
    `jclouds.filesystem.basedir=${join(folder, 'store')}`,
  ];
  writeFileSync(properties, `${lines.join('\n')}\n`);
  const start = async () => {
    const log = '-Dlogback.configurationFile=.ci/s3proxy/logback.xml';
    const main = ['-cp', `${jars}/*`, 'org.gaul.s3proxy.Main', '--properties', properties];
    const server = new Running({
      command: 'java',
      args: ['-Xmx160m', '-XX:+UseSerialGC', log, ...main],
      log: join(folder, 'log'),
    });
    await until('S3Proxy listens', () => listens(port));
    return server;
  };
  let server = await start();
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    pid: () => server.pid,
    goAway: () => server.end('SIGKILL'),
    async comeBack() {
      server = await start();
    },
    close: () => server.end(),
  };
}
