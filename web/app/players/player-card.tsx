import { monthOf, yearOf } from '@touchline/domain/calendar-day.ts'
import { childSessions } from '@touchline/domain/programs/child-sessions.ts'
import { monthAndYear, shortMonthName } from '@touchline/domain/words.ts'
import { clubNow } from '../club/club-now.ts'
import type { FamilyPlayer } from '../family/family.ts'
import { playerWords, wordsOf } from '../family/status-words.ts'
import { useClub } from '../family/use-club.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed, written } from '../languages/written.tsx'
import { openConsents } from '../registrations/consent-standing.ts'
import { Chip } from '../ui/chip.tsx'
import { GroupName } from './group-name.tsx'
import styles from './player-card.module.css'
import * as texts from './player-card.texts.ts'
import { PlayerShirt } from './player-shirt.tsx'
import { fullName } from './player-words.texts.ts'
import { daysName, liveRegistrations, teamOf } from './player-words.ts'

/** One child in a list: name, training, and whether anything is missing. The whole card links to the child's page. */
export function PlayerCard({
  player,
  heading: Heading = 'h3',
}: {
  player: FamilyPlayer
  heading?: 'h2' | 'h3'
}) {
  const { teams, consents } = useClub()
  const team = teamOf(player.birthDate, teams)
  const live = liveRegistrations(player)
  const missing = live.length > 0 && openConsents(player, consents).length > 0
  return (
    <article className={styles.player}>
      <PlayerShirt player={player} />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <SiteLink to={`/guardian/player/${player.id}`}>
            {written(fullName(player.firstName, player.lastName))}
          </SiteLink>
        </Heading>
        <p className="quiet">
          <GroupName birthDate={player.birthDate} />
          {team && mixed(texts.inTeam(team.name, team.colour.name))}
        </p>
        {live.map(({ id, program, days, status }) => (
          <p key={id} className={styles.plan}>
            <span>{mixed(days.length > 0 ? texts.onDays(program.name, daysName(days)) : program.name)}</span>
            <Chip {...wordsOf(status, player)} />
          </p>
        ))}
        {player.status !== 'ACTIVE' && <Chip {...playerWords[player.status]} />}
        {live.length === 0 && player.status === 'ACTIVE' && <p>{texts.notRegistered}</p>}
        {missing && <Chip tone="act">{texts.consentMissing}</Chip>}
        <Stickers player={player} />
      </div>
    </article>
  )
}

/** As many as fit beside a shirt; the newest ones are shown. */
const SHOWN = 8

/** One sticker per month trained, as in an album; those of another year show the year. */
function Stickers({ player }: { player: FamilyPlayer }) {
  const { day: today } = clubNow()
  const months = monthsTrained(player, today).slice(-SHOWN)
  if (months.length === 0) return null
  return (
    <ul className={`plain-list ${styles.stickers}`} aria-label={texts.monthsTrained}>
      {months.map((month) => (
        <li key={month} title={monthAndYear(month)}>
          {shortMonthName(month)}
          {yearOf(month) !== yearOf(today) && <small>{yearOf(month)}</small>}
        </li>
      ))}
    </ul>
  )
}

const TRAINED: readonly string[] = ['ACTIVE', 'COMPLETED']

/** The months whose last session is over for this child, in order: one sticker each. */
export function monthsTrained(
  { registrations }: Pick<FamilyPlayer, 'registrations'>,
  today: string,
): string[] {
  const sessions = registrations
    .filter(({ status }) => TRAINED.includes(status))
    // A completed registration no longer holds a place, but its sessions were trained all the same.
    .flatMap((registration) => childSessions([{ ...registration, status: 'ACTIVE' }]))
  const toCome = new Set(sessions.filter(({ day }) => day >= today).map(({ day }) => monthOf(day)))
  const months = new Set(sessions.map(({ day }) => monthOf(day)))
  return [...months].filter((month) => !toCome.has(month)).toSorted()
}
