/** The hard rules of T-3, by number. */
export type HardRule =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'H7'
  | 'H8'
  | 'H9'
  | 'H10'
  | 'H11'
  | 'H12'
  | 'H13'

/** A broken hard rule, with a sentence that names the two things that clash. */
export interface Violation {
  rule: HardRule
  text: string
  matchIds: string[]
  teamId?: string
  officialId?: string
}

interface About extends Pick<Violation, 'teamId' | 'officialId'> {
  /** What the rule requires: 'at least 20'. */
  limit?: string
}

/** 'Koi rest only 8 minutes between M1 and M6 (H2: at least 20)' */
export const violation = (
  rule: HardRule,
  sentence: string,
  matchIds: string[],
  { limit, ...about }: About = {},
): Violation => ({ rule, text: `${sentence} (${limit ? `${rule}: ${limit}` : rule})`, matchIds, ...about })
