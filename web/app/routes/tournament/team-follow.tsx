import { minutesOf, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView, TeamView } from '@touchline/domain/tournament/view/day-view.ts'
import {
  changesOf,
  gapWords,
  nextOf,
  siblingClashes,
  teamDay,
} from '@touchline/domain/tournament/view/team-day.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { GameList } from '../../tournament/game-list.tsx'
import { instantWords } from '../../tournament/revision-words.ts'
import styles from '../../tournament/tournament.module.css'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Section } from '../../ui/section.tsx'
import { NextGame } from './next-game.tsx'
import { TeamPicker } from './team-picker.tsx'
import { followQuery } from './use-followed-teams.ts'

/** The day of the teams that somebody follows: the next game first, then the rest with its gaps. */
export function TeamFollow({ day, teams }: { day: DayView; teams: readonly TeamView[] }) {
  const ids = teams.map(({ id }) => id)
  const clashes = siblingClashes(day, ids)
  return (
    <>
      {clashes.length > 0 && (
        <div className={styles.bar}>
          <FormMessage>
            {clashes.map(([a, b]) => (
              <p key={`${a.id} ${b.id}`}>
                Two games at once: {a.home.name} v {a.away.name} at {momentName(a.start as string)} on{' '}
                {a.pitch}, and {b.home.name} v {b.away.name} at {momentName(b.start as string)} on {b.pitch}.
                Ask the desk or another family for a hand.
              </p>
            ))}
          </FormMessage>
        </div>
      )}
      {teams.map((team) => (
        <TeamSections key={team.id} day={day} team={team} />
      ))}
      <Section id="more" title="Another team, or another day">
        <div className={styles.actions}>
          <CopyLink>Copy a link for the family</CopyLink>
          <Link to={`?${followQuery(day.slug, [])}&pick=1`}>Choose another team</Link>
          <Link to={`?${followQuery(day.slug, ids)}&print=strips`}>Print team strips</Link>
        </div>
        <details>
          <summary>Follow a second team as well</summary>
          <TeamPicker day={day} chosen={ids} />
        </details>
      </Section>
    </>
  )
}

function TeamSections({ day, team }: { day: DayView; team: TeamView }) {
  const { minute, today } = useClubClock()
  const phase = dayPhase(day, today)
  const own = teamDay(day, team.id)
  const next = phase === 'OVER' || phase === 'CANCELLED' ? null : nextOf(own, minute)
  const waits = next?.game.start && minute ? minutesOf(next.game.start) - minutesOf(minute) : null
  return (
    <>
      <Section
        id={`next-${team.id}`}
        title={
          next
            ? `Next for ${team.name}`
            : phase === 'CANCELLED'
              ? 'No games: the day is off'
              : `${team.name} has played its games`
        }
      >
        {next ? (
          <NextGame day={day} own={next} waits={waits} />
        ) : (
          <p>{phase === 'CANCELLED' ? day.weather.message : 'Thank you for playing. See you next time.'}</p>
        )}
        <SubscribeLinks
          feed={`/calendar/tournaments/${day.slug}/${team.id}.ics`}
          name={`the games of ${team.name}`}
        />
      </Section>
      <Section
        id={`day-${team.id}`}
        title={`The day of ${team.name}`}
        lead={team.coachName && `Coach ${team.coachName}`}
      >
        {own.length === 0 && <p>No games yet. They will be here.</p>}
        <div className={styles.games}>
          {own.map(({ game, gap }) => (
            <Fragment key={game.id}>
              {gap !== null && <p className={styles.gap}>{gapWords(gap)}</p>}
              <GameList games={[game]} />
            </Fragment>
          ))}
        </div>
        <TeamChanges day={day} team={team} />
      </Section>
    </>
  )
}

/** All that was changed about its games since the schedule came out; what is new is said on top of the page. */
function TeamChanges({ day, team }: { day: DayView; team: TeamView }) {
  const own = changesOf(day, team.id)
  if (own.length === 0) return null
  return (
    <>
      <h3>What changed for {team.name}</h3>
      <ul>
        {own.map(({ revision, at, text }) => (
          <li key={`${revision} ${text}`}>
            {instantWords(at)}: {text}
          </li>
        ))}
      </ul>
    </>
  )
}
