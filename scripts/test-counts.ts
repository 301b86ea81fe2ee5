export interface Counts {
  passed: number
  failed: number
}

/** A figure of a report, 0 where the report is absent or has none. */
function figure(report: unknown, name: string): number {
  const value = (report as Record<string, unknown> | null)?.[name]
  return typeof value === 'number' ? value : 0
}

export function vitestCounts(report: unknown): Counts {
  return { passed: figure(report, 'numPassedTests'), failed: figure(report, 'numFailedTests') }
}

/** A test that passed only at a second try has failed. */
export function playwrightCounts(report: unknown): Counts {
  const stats = (report as { stats?: unknown } | null)?.stats ?? null
  return { passed: figure(stats, 'expected'), failed: figure(stats, 'unexpected') + figure(stats, 'flaky') }
}

/** A runner that failed without a failing test (a file that does not load), or ran nothing, counts as one failure. */
export function settled(counts: Counts, succeeded: boolean): Counts {
  const isBlameless = succeeded && counts.passed + counts.failed > 0
  if (isBlameless || counts.failed > 0) return counts
  return { ...counts, failed: 1 }
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, counts) => total + counts.passed, 0),
    failed: all.reduce((total, counts) => total + counts.failed, 0),
  }
}
