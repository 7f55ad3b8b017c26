import { createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';

/** A received mail; `at` in milliseconds of the clock. */
export type ReceivedMail = { at: number; to: string; subject: string; text: string };

/**
 * A mail server that speaks SMTP and stores mails. While it hangs it accepts connections and stays silent; a
 * mail counts from its acceptance.
 */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  readonly #sockets = new Set<Socket>();
  #hangs = false;
  /** Mails received but not parsed yet. */
  #reading = 0;
  readonly #server = createServer((socket) => this.#serve(socket));

  async open(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  hang(isHanging: boolean): void {
    this.#hangs = isHanging;
    if (isHanging) return;
    // Requests received meanwhile get no answer any more.
    for (const socket of this.#sockets) socket.destroy();
  }

  get isReading(): boolean {
    return this.#reading > 0;
  }

  /** Returns the newest mail to an address, if any. */
  newestTo(address: string): ReceivedMail | undefined {
    return this.mails.findLast(({ to }) => to === address);
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    const say = (line: string) => {
      if (!this.#hangs) socket.write(`${line}\r\n`);
    };
    let buffer = '';
    let recipients: string[] = [];
    let isData = false;
    say('220 soak ESMTP');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = isData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const taken = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          // A mail without a confirmation was not accepted.
          if (!this.#hangs) this.#keep(taken, recipients);
          recipients = [];
          say('250 2.0.0 taken');
          continue;
        }
        const word = taken.slice(0, 4).toUpperCase();
        if (word === 'EHLO' || word === 'HELO') say('250 soak');
        else if (word === 'RCPT') {
          recipients.push(/<([^>]*)>/.exec(taken)?.[1] ?? '');
          say('250 2.1.5 ok');
        } else if (word === 'DATA') {
          isData = true;
          say('354 go on');
        } else if (word === 'QUIT') {
          say('221 2.0.0 bye');
          socket.end();
        } else say('250 2.0.0 ok');
      }
    });
  }

  async #keep(data: string, recipients: string[]): Promise<void> {
    const at = Date.now();
    this.#reading++;
    try {
      const raw = Buffer.from(data.replace(/^\.\./gm, '.'), 'latin1');
      const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
      for (const to of recipients) this.mails.push({ at, to, subject, text: text || html });
    } finally {
      this.#reading--;
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
