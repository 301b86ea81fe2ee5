import type { RundownItem } from '../plan/plan.ts'

type Row = Partial<RundownItem> & Pick<RundownItem, 'minutes' | 'kind' | 'title' | 'owner'>

/** The default values of an item. */
export const plainItem = {
  place: '',
  ownerId: null,
  needs: '',
  mcText: '',
  avCue: '',
  phonetics: '',
  linkedMatchIds: [],
  linkedAwardId: null,
  rainText: '',
  fixed: false,
  done: false,
} satisfies Partial<RundownItem>

/** The items of a day from their start times, such as '09:15'. */
export const rundownOf = (day: string, rows: Readonly<Record<string, Row>>): RundownItem[] =>
  Object.entries(rows)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([time, row]) => ({
      id: `item-${time.replace(':', '')}`,
      start: `${day}T${time}`,
      ...plainItem,
      ...row,
    }))
