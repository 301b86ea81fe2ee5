/** One numbered part of the rules page: a summary for readers in a hurry, then the details. */
export interface RulesPart {
  id: string
  title: string
  summary: string
  groups: { title: string | null; points: string[] }[]
  /** Shown before the groups. */
  table?: { caption: string; columns: string[]; rows: string[][] }
}

/** A part without subheadings. */
export const plainPart = (id: string, title: string, summary: string, points: string[]): RulesPart => ({
  id,
  title,
  summary,
  groups: [{ title: null, points }],
})
