/** The message is the sentence that explains to the user why the server cannot start. */
export class StartError extends Error {
  override name = 'StartError'
}
