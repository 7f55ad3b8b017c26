import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHttp } from '../common/testing/serve-http';
import { mailFiles, smsFiles } from './files';
import type { MailChannel } from './provider';
import { smsGateway } from './sms-gateway';
import { smtpChannel } from './smtp';
import { type ChannelRig, describeMailChannel, describeSmsChannel } from './testing/channel-rules';

/** Opens an outbox whose folder becomes a file when it breaks down. */
async function filesRig<Channel>(make: (folder: string) => Channel): Promise<ChannelRig<Channel>> {
  const parent = await mkdtemp(join(tmpdir(), 'channel-'));
  const folder = join(parent, 'outbox');
  let kept = folder;
  return {
    channel: make(folder),
    async arrived() {
      const names = await readdir(kept).catch(() => []);
      return Promise.all(
        names.map(async (name) => `${await readFile(join(kept, name), 'utf8')}\n${name}`),
      );
    },
    async breakDown() {
      kept = join(parent, 'kept');
      await rename(folder, kept);
      await writeFile(folder, '');
    },
    close: () => rm(parent, { recursive: true }),
  };
}

/** A minimal mail server that accepts mails. */
async function smtpRig(): Promise<ChannelRig<MailChannel>> {
  const mails: string[] = [];
  let isBroken = false;
  const server = createServer((socket) => serve(socket));
  function serve(socket: Socket): void {
    let rest = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at < 0) return;
        const text = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        if (isData) {
          mails.push(text);
          isData = false;
          say('250 kept');
        } else if (isBroken && /^MAIL/i.test(text)) say('451 no room');
        else if (/^DATA/i.test(text)) {
          isData = true;
          say('354 go on');
        } else say('250 mail.test');
      }
    });
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    channel: smtpChannel(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    arrived: async () => [...mails],
    breakDown: async () => {
      isBroken = true;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

describeMailChannel('of files', () => filesRig(mailFiles));
describeMailChannel('SMTP', smtpRig);

describeSmsChannel('of files', () => filesRig(smsFiles));
describeSmsChannel('of a gateway', async () => {
  const texts: string[] = [];
  let status = 202;
  const server = await serveHttp({
    async fetch(request) {
      const isAllowed = request.headers.get('authorization') === 'Bearer a-token';
      if (isAllowed && status === 202) {
        const { to, text } = (await request.json()) as { to: string; text: string };
        texts.push(`${to} ${text}`);
      }
      return new Response('{}', { status: isAllowed ? status : 401 });
    },
  });
  return {
    channel: smsGateway(`${server.url}/send`, 'a-token'),
    arrived: async () => [...texts],
    breakDown: async () => {
      status = 500;
    },
    close: server.close,
  };
});
