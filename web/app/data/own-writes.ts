import type { RowVersion } from './row.ts'

/** Far more than one tab writes before it hears of them. */
const KEPT = 200
const SOON_MS = 150

const versions = new Map<string, number>()

const isVersioned = (row: unknown): row is RowVersion =>
  typeof row === 'object' && row !== null && 'id' in row && '_version' in row

/** Remembers what this tab has written, from the answer: a row, or a list of rows. */
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
 * Reloads soon after somebody else has changed something; a tab reloads its own changes itself. When somebody works
 * through a list, many changes arrive at once and one reload covers them all. News of our own write may come before its
 * answer, so we check whose it was only when the timer fires.
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
