import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import tables from '../ui/table/table.module.css'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'

const HEADS = ['Players', 'Halves', 'Ball', 'Side line', 'Offside', 'Results'] as const

/** Formats of all divisions side by side. */
export function DivisionTable({ divisions }: { divisions: DayView['divisions'] }) {
  return (
    <ScrollRegion label="Table of the divisions">
      <table className={`${tables.table} ${tables.cardsOnPhone} ${styles.table}`}>
        <caption>Divisions and formats</caption>
        <thead>
          <tr>
            {['Division', ...HEADS].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {divisions.map((division) => (
            <tr key={division.id}>
              <th scope="row">{division.name}</th>
              {cellsOf(division).map((words, n) => (
                <td key={HEADS[n]} data-label={HEADS[n]}>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const cellsOf = (division: DayView['divisions'][number]): string[] => [
  `${division.format}${division.goalkeeper ? '' : ', nobody in goal'}`,
  `${division.halves} × ${division.halfMinutes} min`,
  division.ball,
  division.restart === 'THROW_IN' ? 'Throw-in' : 'Pass or dribble in',
  division.offside ? 'Yes' : 'No',
  division.recordsResults ? 'Kept' : 'None',
]
