import type { RundownItem } from './plan.ts'

type Row = Partial<RundownItem> & Pick<RundownItem, 'minutes' | 'kind' | 'title' | 'owner'>

/** The items of a day, by the time at which they start: '09:15'. */
export const rundownOf = (day: string, rows: Readonly<Record<string, Row>>): RundownItem[] =>
  Object.entries(rows)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([time, row]) => ({
      id: `item-${time.replace(':', '')}`,
      start: `${day}T${time}`,
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
      ...row,
    }))
