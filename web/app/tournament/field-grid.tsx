import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import type { ReactNode } from 'react'
import { written } from '../languages/written.tsx'
import { Table } from '../ui/table/table.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

interface FieldGridProps {
  day: DayView
  games: readonly Game[]
  /** The content of a game's cell. */
  cell: (game: Game) => ReactNode
}

/** Fields in columns, kick-offs in rows. */
export function FieldGrid({ day, games, cell }: FieldGridProps) {
  const starts = [...new Set(games.flatMap(({ start }) => start ?? []))].sort()
  const pitches = day.pitches.filter(({ id }) => games.some(({ pitchId }) => pitchId === id))
  return (
    <ScrollRegion label={texts.gridLabel}>
      <Table className={`${styles.wide} ${styles.fieldGrid}`}>
        <caption>{texts.fieldsAndKickOffs}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kickOff}</th>
            {pitches.map(({ id, name }) => (
              <th key={id} scope="col">
                {written(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <tr key={start}>
              <th scope="row">{momentName(start)}</th>
              {pitches.map(({ id }) => {
                const game = games.find((one) => one.start === start && one.pitchId === id)
                return <td key={id}>{game && cell(game)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
