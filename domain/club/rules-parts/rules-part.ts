/** One numbered part of the rules page: a line for those in a hurry, then the detail. */
export interface RulesPart {
  id: string
  title: string
  summary: string
  groups: { title: string | null; points: string[] }[]
  /** Comes before the groups. */
  table?: { caption: string; columns: string[]; rows: string[][] }
}

/** A part without headings of its own. */
export const plainPart = (id: string, title: string, summary: string, points: string[]): RulesPart => ({
  id,
  title,
  summary,
  groups: [{ title: null, points }],
})
