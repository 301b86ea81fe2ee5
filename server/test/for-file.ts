import { afterAll } from 'vitest'

/** Something that all tests of a file share: call it once, at the top; it is closed after the last test. */
export async function forFile<Started extends { close(): Promise<void> }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting
  afterAll(() => started.close())
  return started
}
