/** An answer that is JSON text already. Long ones are passed on as the database wrote them: read and written once more
 * in here, they would keep everybody else waiting. */
export class WrittenJson {
  readonly text: Buffer

  constructor(parts: readonly (string | Buffer)[]) {
    this.text = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  }
}
