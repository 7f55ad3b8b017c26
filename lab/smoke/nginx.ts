import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/install.mjs';

const template = 'deploy/nginx/haat.conf.template';

/** Fills in a template; every placeholder must have a value. */
function filledIn(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value.`);
    return value;
  });
}

/** Creates a certificate for localhost that only this run trusts. */
export function selfSigned(folder: string): { file: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  run('openssl', [
    'req',
    '-x509',
    '-nodes',
    '-batch',
    ...made,
    ...subject,
    '-keyout',
    key,
    '-out',
    file,
  ]);
  return { file, key };
}

type Options = {
  folder: string;
  values: Record<string, string>;
  /** True if visitors may set X-Forwarded-For, as tests do. */
  believesVisitors?: boolean;
};

/** Runs nginx in the foreground with the configuration of deploy/, in its own folder. */
export async function startNginx({ folder, values, believesVisitors }: Options) {
  for (const part of ['cache', 'temp', 'acme']) mkdirSync(join(folder, part), { recursive: true });
  const shop = filledIn(readFileSync(template, 'utf8'), {
    CACHE_DIR: join(folder, 'cache'),
    PAGE_CACHE: 'haat',
    ACME_DIR: join(folder, 'acme'),
    ...values,
  });
  const forwarded = (address: string) => `proxy_set_header X-Forwarded-For ${address};`;
  const believed = shop.replace(forwarded('$remote_addr'), () =>
    forwarded('$http_x_forwarded_for'),
  );
  writeFileSync(join(folder, 'haat.conf'), believesVisitors ? believed : shop);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  run('nginx', [...args, '-t', '-q']);
  const child = spawn('nginx', args, { stdio: 'inherit' });
  const exited = once(child, 'exit');
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

/** Returns the nginx.conf of Debian around a conf.d file, with all paths below `folder`. */
const around = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  types { text/html html; }
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include ${folder}/haat.conf;
}
`;
