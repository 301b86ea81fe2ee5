import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'

/** Formats of all divisions side by side. */
export function DivisionTable({ divisions }: { divisions: DayView['divisions'] }) {
  return (
    <ScrollRegion label="Table of the divisions">
      <table className={styles.table}>
        <caption>Divisions and formats</caption>
        <thead>
          <tr>
            {['Division', 'Players', 'Halves', 'Ball', 'Side line', 'Offside', 'Results'].map((head) => (
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
              <td>
                {division.format}
                {division.goalkeeper ? '' : ', nobody in goal'}
              </td>
              <td>
                {division.halves} × {division.halfMinutes} min
              </td>
              <td>{division.ball}</td>
              <td>{division.restart === 'THROW_IN' ? 'Throw-in' : 'Pass or dribble in'}</td>
              <td>{division.offside ? 'Yes' : 'No'}</td>
              <td>{division.recordsResults ? 'Kept' : 'None'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
