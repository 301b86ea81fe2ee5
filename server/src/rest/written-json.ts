/** A response that is JSON text already. Long ones are sent as the database wrote them, because parsing and serializing
 * them here would block the event loop. */
export class WrittenJson {
  readonly text: Buffer

  constructor(parts: readonly (string | Buffer)[]) {
    this.text = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  }
}
