import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { Table } from '../ui/table/table.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

const HEADS = [texts.players, texts.halves, texts.ballColumn, texts.sideLine, texts.offside, texts.results]

/** Formats of all divisions side by side. */
export function DivisionTable({ divisions }: { divisions: DayView['divisions'] }) {
  return (
    <ScrollRegion label={texts.divisionTable}>
      <Table isCardsOnPhone className={styles.wide}>
        <caption>{texts.divisionsTitle}</caption>
        <thead>
          <tr>
            {[texts.division, ...HEADS].map((head) => (
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
      </Table>
    </ScrollRegion>
  )
}

const cellsOf = (division: DayView['divisions'][number]): string[] => [
  division.goalkeeper ? division.format : texts.nobodyInGoal(division.format),
  texts.halvesOf(division.halves, division.halfMinutes),
  texts.ball(division.ball),
  division.restart === 'THROW_IN' ? texts.throwIn : texts.passIn,
  division.offside ? texts.yes : texts.no,
  division.recordsResults ? texts.kept : texts.none,
]
