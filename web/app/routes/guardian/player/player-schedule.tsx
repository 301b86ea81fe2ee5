import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { dayName, timeRange } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { comingSessions } from '../../../family/sessions.ts'
import { useClub } from '../../../family/use-club.ts'
import { mixed } from '../../../languages/written.tsx'
import { groupOf } from '../../../players/player-words.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './player.texts.ts'

const SHOWN = 6

interface Entry {
  id: string
  day: string
  what: string
  time: string | null
  place: string
  status: 'ON' | 'DELAYED' | 'MOVED' | 'CANCELLED'
}

/** The next sessions of this child, and the games of their age group among them. */
export function PlayerSchedule({ player }: { player: FamilyPlayer }) {
  const entries = useEntries(player)
  return (
    <section className={ui.section} aria-labelledby="schedule">
      <h2 id="schedule">{texts.schedule}</h2>
      {entries.length === 0 && <p className="quiet">{texts.noSessions}</p>}
      {entries.length > 0 && (
        <ul className={`plain-list ${ui.card} ${ui.rows}`}>
          {entries.map(({ id, day, what, time, place, status }) => (
            <li key={id}>
              <strong className="whole">{dayName(day)}</strong>
              <span>
                {mixed([what, time, place].filter(Boolean).join(' · '))}{' '}
                {status !== 'ON' && <StatusChip state={status} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useEntries(player: FamilyPlayer): Entry[] {
  const { season, field, matches } = useClub()
  const { ages } = useClubRules()
  const now = clubNow()
  const sessions = comingSessions([player], season, now)
  if (sessions.length === 0) return []
  const trainings = sessions.map((session) => ({
    id: `training ${session.day} ${session.startTime}`,
    day: session.day,
    what: texts.training,
    time: session.startTime && session.endTime && timeRange(session.startTime, session.endTime),
    place: session.place ?? field.name,
    status: session.status,
  }))
  const games = matches
    .filter((match) => match.date >= now.day && plays(player, match, ages))
    .map((match) => ({
      id: match.id,
      day: match.date,
      what: texts.game(match.home, match.away),
      time: timeRange(match.startTime, match.endTime),
      place: match.field,
      status: match.status,
    }))
  return [...trainings, ...games].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(0, SHOWN)
}

function plays(
  { birthDate }: FamilyPlayer,
  { date, groups }: { date: string; groups: readonly number[] },
  ages: AgeRule,
): boolean {
  const group = groupOf(birthDate, date, ages)
  return group !== null && groups.includes(group)
}
