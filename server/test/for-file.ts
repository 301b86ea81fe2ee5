import { afterAll } from 'vitest'

/** What all tests of a file share: called once at its top, and closed when the last of them has ended. */
export async function forFile<Started extends { close(): Promise<void> }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting
  afterAll(() => started.close())
  return started
}
