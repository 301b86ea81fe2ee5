import { minutesOf, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView, Game, TeamView } from '@touchline/domain/tournament/view/day-view.ts'
import {
  changesOf,
  gapWords,
  nextOf,
  siblingClashes,
  teamDay,
} from '@touchline/domain/tournament/view/team-day.ts'
import { Fragment } from 'react'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { changeText } from '../../tournament/change-text.tsx'
import { GameList } from '../../tournament/game-list.tsx'
import { instantWords } from '../../tournament/revision-words.ts'
import styles from '../../tournament/tournament.module.css'
import { colon } from '../../tournament/tournament.texts.ts'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Section } from '../../ui/section.tsx'
import { NextGame } from './next-game.tsx'
import { TeamPicker } from './team-picker.tsx'
import * as texts from './team-schedule.texts.ts'
import { followQuery } from './use-followed-teams.ts'

/** The day of the followed teams: the next game first, then the rest with the breaks between them. */
export function TeamFollow({ day, teams }: { day: DayView; teams: readonly TeamView[] }) {
  const ids = teams.map(({ id }) => id)
  const clashes = siblingClashes(day, ids)
  return (
    <>
      {clashes.length > 0 && (
        <div className={styles.bar}>
          <FormMessage>
            {clashes.map(([a, b]) => (
              <p key={`${a.id} ${b.id}`}>{mixed(texts.twoAtOnce(gameWords(a), gameWords(b)))}</p>
            ))}
          </FormMessage>
        </div>
      )}
      {teams.map((team) => (
        <TeamSections key={team.id} day={day} team={team} />
      ))}
      <Section id="more" title={texts.another}>
        <div className={styles.actions}>
          <CopyLink>{texts.copyForFamily}</CopyLink>
          <SiteLink to={`?${followQuery(day.slug, [])}&pick=1`}>{texts.chooseAnother}</SiteLink>
          <SiteLink to={`?${followQuery(day.slug, ids)}&print=strips`}>{texts.printStrips}</SiteLink>
        </div>
        <details>
          <summary>{texts.followSecond}</summary>
          <TeamPicker day={day} chosen={ids} />
        </details>
      </Section>
    </>
  )
}

const gameWords = ({ home, away, start, pitch }: Game) =>
  texts.gameAt(home.name, away.name, momentName(start ?? ''), pitch)

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
        title={mixed(
          next
            ? texts.nextFor(team.name)
            : phase === 'CANCELLED'
              ? texts.noGames
              : texts.hasPlayed(team.name),
        )}
      >
        {next ? (
          <NextGame day={day} own={next} waits={waits} />
        ) : (
          <p>{phase === 'CANCELLED' ? written(day.weather.message) : texts.thanks}</p>
        )}
        <SubscribeLinks feed={`/calendar/tournaments/${day.slug}/${team.id}.ics`} name={texts.theirGames} />
      </Section>
      <Section
        id={`day-${team.id}`}
        title={mixed(texts.dayOf(team.name))}
        lead={team.coachName && mixed(texts.coach(team.coachName))}
      >
        {own.length === 0 && <p>{texts.noGamesYet}</p>}
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

/** All changes to its games since the schedule was published; new ones are also at the top of the page. */
function TeamChanges({ day, team }: { day: DayView; team: TeamView }) {
  const own = changesOf(day, team.id)
  if (own.length === 0) return null
  return (
    <>
      <h3>{mixed(texts.changedFor(team.name))}</h3>
      <ul>
        {own.map(({ revision, at, text }) => (
          <li key={`${revision} ${text}`}>
            {instantWords(at)}
            {colon}
            {changeText(text)}
          </li>
        ))}
      </ul>
    </>
  )
}
