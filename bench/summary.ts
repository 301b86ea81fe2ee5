/** One line of the final summary: what was measured, the bar, and whether it was met. */
export interface Line {
  what: string
  measured: string
  bar: string
  /** Null if there is no bar. */
  isMet: boolean | null
}

const worded = (value: number, unit: string) =>
  `${value >= 100 ? Math.round(value).toLocaleString('en-CA') : Number(value.toFixed(2))}${unit}`

export const atLeast = (what: string, value: number, bar: number, unit = ''): Line => ({
  what,
  measured: worded(value, unit),
  bar: `at least ${worded(bar, unit)}`,
  isMet: value >= bar,
})

export const atMost = (what: string, value: number, bar: number, unit = ''): Line => ({
  what,
  measured: worded(value, unit),
  bar: bar === 0 ? 'none' : `at most ${worded(bar, unit)}`,
  isMet: value <= bar,
})

/** A value without a promise. */
export const noted = (what: string, value: number, unit = ''): Line => ({
  what,
  measured: worded(value, unit),
  bar: '',
  isMet: null,
})

export function printSummary(lines: readonly Line[]): void {
  const judged = lines.filter(({ isMet }) => isMet !== null)
  const met = judged.filter(({ isMet }) => isMet)
  console.log(`\nOn one page: ${met.length} of ${judged.length} bars are met`)
  console.table(
    lines.map(({ what, measured, bar, isMet }) => ({
      what,
      measured,
      bar,
      met: isMet === null ? '' : isMet ? 'yes' : 'NO',
    })),
  )
}
