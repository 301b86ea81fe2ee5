/** Its message is the one sentence that a person reads when the server cannot start. */
export class StartError extends Error {
  override name = 'StartError'
}
