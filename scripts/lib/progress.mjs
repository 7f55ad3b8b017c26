/**
 * Shows a progress bar on a terminal; elsewhere it prints a line every tenth.
 * @param {string} title
 */
export function progressBar(title) {
  const start = Date.now();
  let tenth = -1;
  return {
    /** @param {number} done @param {number} total @param {string} step */
    update(done, total, step = '') {
      const part = total ? Math.min(1, done / total) : 1;
      if (process.stdout.isTTY) {
        const bar = '█'.repeat(Math.round(part * 24)).padEnd(24, '░');
        process.stdout.write(`\r${title} ${bar} ${Math.floor(part * 100)}% ${step}\x1b[K`);
        return;
      }
      if (Math.floor(part * 10) === tenth) return;
      tenth = Math.floor(part * 10);
      console.log(`${title}: ${Math.floor(part * 100)}% ${step}`);
    },
    end() {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      const text = `${title}: done in ${seconds} s`;
      process.stdout.write(process.stdout.isTTY ? `\r${text}\x1b[K\n` : `${text}\n`);
    },
  };
}
