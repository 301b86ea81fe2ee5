import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { listOf, timeRange } from '@touchline/domain/words.ts'
import { written } from '../languages/written.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { DateStub, Ticket } from '../ui/ticket.tsx'
import * as texts from './components.texts.ts'
import styles from './match-ticket.module.css'
import { Shirt } from './shirt.tsx'

export type TeamColours = Pick<Team, 'id' | 'name' | 'colour' | 'altColour'>

interface MatchTicketProps {
  match: Match
  teams: readonly TeamColours[]
  isPlayed?: boolean
}

const KINDS: Record<Match['kind'], string> = {
  FRIENDLY: texts.friendly,
  FESTIVAL: texts.festival,
  CLUB_GAME: texts.clubGame,
}

/** Who plays whom, in which colours. No result, since most of our teams do not keep score. */
export function MatchTicket({ match, teams, isPlayed = false }: MatchTicketProps) {
  const { date, startTime, endTime, home, away, groups, field, mapLink, kind, status, note } = match
  return (
    <Ticket stub={<DateStub day={date} />} isVoid={isPlayed || status === 'CANCELLED'}>
      <p className={styles.kind}>
        {texts.matchKind(
          listOf(
            groups.map((group) => `U${group}`),
            'and',
          ),
          KINDS[kind],
        )}{' '}
        {status !== 'ON' && <StatusChip state={status} />}
      </p>
      <h3 className={styles.sides}>
        <Side name={home} teams={teams} />
        <span className="visually-hidden">{texts.against}</span>
        <Side name={away} teams={teams} />
      </h3>
      <p>
        {(isPlayed ? texts.played : timeRange(startTime, endTime)) + texts.comma}
        <a href={mapLink}>{written(field)}</a>
      </p>
      {note && !isPlayed && <p className="quiet">{written(note)}</p>}
    </Ticket>
  )
}

const guests = { colour: { name: 'Guests', hex: '#FFFFFF' }, altColour: { name: 'Grey', hex: '#B9C3BD' } }

/** Our own teams are drawn in their colour and named after it; guests are drawn in theirs. */
function Side({ name, teams }: { name: string; teams: readonly TeamColours[] }) {
  const team = teams.find((one) => one.name === name)
  const { colour, altColour } = team ?? guests
  return (
    <span className={styles.side}>
      <Shirt className={styles.shirt} colour={colour} trim={altColour} />
      <span>
        {written(name)}
        {team && <small className={styles.colour}>{written(team.colour.name)}</small>}
      </span>
    </span>
  )
}
