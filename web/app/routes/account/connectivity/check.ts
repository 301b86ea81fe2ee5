/** One question to the service, answered. Never holds a value of a setting. */
export interface Finding {
  name: string
  isFine: boolean
  ms: number
  /** What was seen. */
  detail: string
  /** What to do next, when it is not fine. */
  hint?: string
}

export interface Answer {
  isFine: boolean
  detail: string
  hint?: string
}

export interface Check {
  name: string
  /** Also asked for visitors, who see the outcome of all together only. */
  isPublic: boolean
  /** Throws when it gets no answer. */
  ask(): Promise<Answer>
  /** When it gets none. */
  hint: string
}

/** One after another, so that the milliseconds are each one's own. */
export async function runChecks(
  checks: readonly Check[],
  clock: () => number = () => performance.now(),
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, ask, hint } of checks) {
    const start = clock()
    const answer = await ask().catch(
      (error): Answer => ({ isFine: false, detail: `No answer: ${(error as Error).message}`, hint }),
    )
    findings.push({ name, ms: Math.round(clock() - start), ...answer })
  }
  return findings
}

/** To be pasted into an email: what was seen, and nothing that is secret or somebody's. */
export const reportOf = (findings: readonly Finding[], at: Date, version: string): string =>
  [
    `Touchline ${version}, ${at.toISOString()}`,
    ...findings.map(
      ({ name, isFine, ms, detail, hint }) =>
        `${isFine ? 'fine' : 'WRONG'} | ${name} | ${ms} ms | ${detail}${isFine || !hint ? '' : ` | ${hint}`}`,
    ),
  ].join('\n')
