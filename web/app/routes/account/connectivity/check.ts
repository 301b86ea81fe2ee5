/** The result of one question to the service. Never contains the value of a setting. */
export interface Finding {
  name: string
  isFine: boolean
  ms: number
  /** What was seen. */
  detail: string
  /** What to do next, if it is not fine. */
  hint?: string
}

export interface Answer {
  isFine: boolean
  detail: string
  hint?: string
}

export interface Check {
  name: string
  /** Also run for visitors, who see only the overall result. */
  isPublic: boolean
  /** Throws if there is no answer. */
  ask(): Promise<Answer>
  /** The hint if there is no answer. */
  hint: string
}

/** Runs one check after another, so that each one's time is its own. */
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

/** A report to paste into an email: the findings, without anything secret or personal. */
export const reportOf = (findings: readonly Finding[], at: Date, version: string): string =>
  [
    `Touchline ${version}, ${at.toISOString()}`,
    ...findings.map(
      ({ name, isFine, ms, detail, hint }) =>
        `${isFine ? 'fine' : 'WRONG'} | ${name} | ${ms} ms | ${detail}${isFine || !hint ? '' : ` | ${hint}`}`,
    ),
  ].join('\n')
