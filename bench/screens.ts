import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Line } from './summary.ts'

/** Runs in a process of the browser tests, which can find or install a browser. */
export async function measureScreens(): Promise<Line[]> {
  const child = fork(fileURLToPath(new URL('../e2e/measure-screens.ts', import.meta.url)))
  const lines: Line[] = []
  child.on('message', (measured: Line[]) => lines.push(...measured))
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error('The screens could not be measured.')
  return lines
}
