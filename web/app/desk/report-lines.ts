/** What the reports of the `manage` API answer with, line by line. */
export interface Report<Line, Status extends string = string> {
  items: Line[]
  /** Of the tab that is asked for. */
  total: number
  /** Of all tabs, under the other filters. */
  counts: Partial<Record<Status, number>>
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** On paper, which lies about: the first name and an initial. */
export const paperName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${[...lastName][0] ?? ''}.`
