/** The script of a page did not arrive. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'

  constructor(file: string, options: ErrorOptions) {
    super(`Loading ${file} failed`, options)
  }
}
