import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const lastResort = new URL('last-resort.ts', import.meta.url)

/** A process that does this, and would go on for ever. */
async function ended(deed: string) {
  const script = `
    import { endOnUncaughtErrors } from '${lastResort}'
    endOnUncaughtErrors(async () => { console.log('closing'); process.exit(1) })
    setInterval(() => {}, 1000)
    ${deed}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const lines = complained.split('\n').filter((line) => line.startsWith('{'))
  return { code, said, line: JSON.parse(lines[0] ?? '{}') }
}

test.each([
  ['an error that nobody catches', "setImmediate(() => { throw new Error('lost') })"],
  ['a rejection that nobody waits for', "Promise.reject(new Error('lost'))"],
  [
    'a stream without a listener',
    "import('node:stream').then(({ Readable }) => new Readable().destroy(new Error('lost')))",
  ],
  ['what is no error', "setImmediate(() => { throw 'lost' })"],
])('%s: logged under a reference, and the process ends', async (_case, deed) => {
  const { code, said, line } = await ended(deed)
  expect([code, said]).toEqual([1, 'closing\n'])
  expect(line).toMatchObject({
    level: 60,
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    err: { message: 'lost', stack: expect.any(String) },
  })
})
