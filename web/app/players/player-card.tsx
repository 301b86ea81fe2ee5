import { yearOf } from '@touchline/domain/calendar-day.ts'
import { monthName } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { clubNow } from '../club/club-now.ts'
import type { FamilyPlayer } from '../family/family.ts'
import { playerWords, wordsOf } from '../family/status-words.ts'
import { useClub } from '../family/use-club.ts'
import { openConsents } from '../registration/consent-standing.ts'
import { monthsTrained } from '../registration/months-trained.ts'
import { Chip } from '../ui/chip.tsx'
import { GroupName } from './group-name.tsx'
import styles from './player-card.module.css'
import { PlayerShirt } from './player-shirt.tsx'
import { daysName, liveRegistrations, teamOf } from './player-words.ts'

/** One child in a list: who, what they train, and whether anything is missing. The whole card leads to their page. */
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
    <article className={styles.card}>
      <PlayerShirt player={player} />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={`/guardian/player/${player.id}`}>
            {player.firstName} {player.lastName}
          </Link>
        </Heading>
        <p className="quiet">
          <GroupName birthDate={player.birthDate} />
          {team && ` · ${team.name} (${team.colour.name.toLowerCase()})`}
        </p>
        {live.map(({ id, program, days, status }) => (
          <p key={id} className={styles.plan}>
            <span>{days.length > 0 ? `${program.name}, ${daysName(days)}` : program.name}</span>
            <Chip {...wordsOf(status, player)} />
          </p>
        ))}
        {player.status !== 'ACTIVE' && <Chip {...playerWords[player.status]} />}
        {live.length === 0 && player.status === 'ACTIVE' && <p>Not registered yet.</p>}
        {missing && <Chip tone="act">Consent missing</Chip>}
        <Stickers player={player} />
      </div>
    </article>
  )
}

/** As many as fit beside a shirt; the newest stay. */
const SHOWN = 8

/** A sticker for each month trained, as in an album; those of another year say which. */
function Stickers({ player }: { player: FamilyPlayer }) {
  const { day: today } = clubNow()
  const months = monthsTrained(player, today).slice(-SHOWN)
  if (months.length === 0) return null
  return (
    <ul className={`plain-list ${styles.stickers}`} aria-label="Months trained">
      {months.map((month) => (
        <li key={month} title={`${monthName(month)} ${month.slice(0, 4)}`}>
          {monthName(month).slice(0, 3)}
          {yearOf(month) !== yearOf(today) && <small>{yearOf(month)}</small>}
        </li>
      ))}
    </ul>
  )
}
