/** A failure of a message on a phone that no further try would mend; the next channel takes over. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}
