import type { RowVersion } from './row.ts'

/** Far more than are written before word of them is back. */
const KEPT = 200
const SOON_MS = 150

const versions = new Map<string, number>()

const isVersioned = (row: unknown): row is RowVersion =>
  typeof row === 'object' && row !== null && 'id' in row && '_version' in row

/** What this tab has written, by what was answered: a row, or a list of them. */
export function rememberOwnWrites(answer: unknown): void {
  const { items } = (answer ?? {}) as { items?: unknown }
  for (const row of Array.isArray(items) ? items : [answer]) {
    if (!isVersioned(row)) continue
    versions.delete(row.id)
    versions.set(row.id, row._version)
    const [oldest] = versions.keys()
    if (versions.size > KEPT && oldest !== undefined) versions.delete(oldest)
  }
}

const isOwnWrite = ({ id, _version }: RowVersion): boolean => (versions.get(id) ?? 0) >= _version

/**
 * Looks again soon after others have changed something; whoever changes something themselves looks by themselves. Many changes
 * come at once when somebody works through a list, and one look is enough for all of them. Word of one's own may come before its
 * answer, so whose they were is asked last.
 */
export function lookAfterOthers(look: () => void): { hear(row?: RowVersion): void; stop(): void } {
  let heard: (RowVersion | undefined)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const finish = () => {
    const changed = heard
    heard = []
    timer = undefined
    if (!changed.every((row) => row && isOwnWrite(row))) look()
  }
  return {
    hear(row) {
      heard.push(row)
      timer ??= setTimeout(finish, SOON_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
