import { shirtColour } from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView, Game, SideView } from '@touchline/domain/tournament/view/day-view.ts'
import { assistantsOf, leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import type { ReactNode } from 'react'
import { mixed, written } from '../../languages/written.tsx'
import { ScrollRegion } from '../../tournament/scroll-region.tsx'
import styles from '../../tournament/tournament.module.css'
import { names, pitchAndType } from '../../tournament/tournament.texts.ts'
import { Table } from '../../ui/table/table.tsx'
import * as texts from './referees.texts.ts'

/** One table for each pitch, in the order of time. */
export function FieldGames({ day, games }: { day: DayView; games: readonly Game[] }) {
  const used = day.pitches.filter(({ id }) => games.some(({ pitchId }) => pitchId === id))
  if (used.length === 0) return <p>{texts.noGameFits}</p>
  return (
    <div className={styles.pickTeam}>
      {used.map((pitch) => (
        <ScrollRegion key={pitch.id} label={pitch.name}>
          <FieldTable
            day={day}
            name={pitchAndType(pitch.name, pitch.type)}
            games={games.filter(({ pitchId }) => pitchId === pitch.id)}
            isCardsOnPhone
          />
        </ScrollRegion>
      ))}
    </div>
  )
}

interface FieldTableProps {
  day: DayView
  name: string
  games: readonly Game[]
  isCardsOnPhone?: boolean
}

export function FieldTable({ day, name, games, isCardsOnPhone }: FieldTableProps) {
  return (
    <Table isCardsOnPhone={isCardsOnPhone} className={styles.wide}>
      <caption>{mixed(name)}</caption>
      <thead>
        <tr>
          {[texts.match, ...COLUMNS.map(([title]) => title)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <th scope="row">
              {texts.matchLine(game.start ? momentName(game.start) : '', game.label, game.division)}
            </th>
            {COLUMNS.map(([title, cell]) => (
              <td key={title} data-label={title}>
                {cell(game, day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function refereeCell(game: Game) {
  const leader = leaderOf(game)
  return leader === null ? <span className={styles.needed}>{texts.refereeNeeded}</span> : written(leader)
}

const COLUMNS: [title: string, cell: (game: Game, day: DayView) => ReactNode][] = [
  [texts.home, ({ home }) => sideWords(home)],
  [texts.away, ({ away }) => sideWords(away)],
  [texts.referee, refereeCell],
  [texts.assistant, (game) => written(names(assistantsOf(game)) || '–')],
  [texts.halves, ({ divisionId }, { divisions }) => halvesOf(divisions.find(({ id }) => id === divisionId))],
  [texts.cardIn, () => '☐'],
]

const sideWords = ({ name, colour }: SideView) =>
  colour ? mixed(texts.sideIn(name, shirtColour(colour.name))) : written(name)

const halvesOf = (division: DayView['divisions'][number] | undefined) =>
  division ? `${division.halves} × ${division.halfMinutes}` : ''
