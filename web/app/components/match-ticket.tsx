import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { listOf, timeRange } from '@touchline/domain/words.ts'
import { StatusChip } from '../ui/status-chip.tsx'
import { DateStub, Ticket } from '../ui/ticket.tsx'
import styles from './match-ticket.module.css'
import { Shirt } from './shirt.tsx'

export type TeamColours = Pick<Team, 'id' | 'name' | 'colour' | 'altColour'>

interface MatchTicketProps {
  match: Match
  teams: readonly TeamColours[]
  isPlayed?: boolean
}

const KINDS: Record<Match['kind'], string> = {
  FRIENDLY: 'Friendly',
  FESTIVAL: 'Festival',
  CLUB_GAME: 'Club game',
}

/** Who meets whom, in which colours. No result: most of our teams have none. */
export function MatchTicket({ match, teams, isPlayed = false }: MatchTicketProps) {
  const { date, startTime, endTime, home, away, groups, field, mapLink, kind, status, note } = match
  return (
    <Ticket stub={<DateStub day={date} />} isVoid={isPlayed || status === 'CANCELLED'}>
      <p className={styles.kind}>
        {listOf(
          groups.map((group) => `U${group}`),
          'and',
        )}
        , {KINDS[kind].toLowerCase()} {status !== 'ON' && <StatusChip state={status} />}
      </p>
      <h3 className={styles.sides}>
        <Side name={home} teams={teams} />
        <span className="visually-hidden"> v </span>
        <Side name={away} teams={teams} />
      </h3>
      <p>
        {isPlayed ? 'Played' : timeRange(startTime, endTime)}, <a href={mapLink}>{field}</a>
      </p>
      {note && !isPlayed && <p className="quiet">{note}</p>}
    </Ticket>
  )
}

const guests = { colour: { name: 'Guests', hex: '#FFFFFF' }, altColour: { name: 'Grey', hex: '#B9C3BD' } }

/** Ours are drawn in their colour and say its name; guests come in their own. */
function Side({ name, teams }: { name: string; teams: readonly TeamColours[] }) {
  const team = teams.find((one) => one.name === name)
  const { colour, altColour } = team ?? guests
  return (
    <span className={styles.side}>
      <Shirt className={styles.shirt} colour={colour} trim={altColour} />
      <span>
        {name}
        {team && <small className={styles.colour}>{team.colour.name}</small>}
      </span>
    </span>
  )
}
