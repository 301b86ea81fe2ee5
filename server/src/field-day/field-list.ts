import { yearOf } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { type AttendanceState, listName } from '@touchline/domain/field-day/field-day.ts'
import { type AgeRule, ageGroup, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { programSessions } from '@touchline/domain/programs/program-sessions.ts'
import { sessionOn } from '@touchline/domain/programs/session-on.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { readClub } from '../club/load-club.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { TRAINING_PLAN, trainsOn } from '../programs/training-plan.ts'
import type { FieldLink } from './field-link.ts'

interface ChildRow {
  id: string
  firstName: string
  lastName: string
  birthDate: string
  isOnHold: boolean
  hasNotes: boolean
  hasPhone: boolean
  plan: string
  state: AttendanceState | null
  isAbsent: boolean
}

/** The children who train in the program on that day, by first name (J-2). */
export async function childrenOn(
  sql: Sql | Transaction,
  programId: string,
  day: string,
): Promise<ChildRow[]> {
  const rows = await sql<ChildRow[]>`
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.birth_date::text as "birthDate",
      p.status = 'ON_HOLD' as "isOnHold", coalesce(p.health_notes, '') <> '' as "hasNotes",
      coalesce(p.emergency_phone, '') <> '' as "hasPhone", ${sql.unsafe(TRAINING_PLAN)} as plan, a.state,
      a.absent_since is not null as "isAbsent"
    from player_program_registrations r
    join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id
    join programs g on g.id = f.program_fees_id
    left join attendance a on a.program_id = g.id and a.day = ${day} and a.player_id = p.id
    where g.id = ${programId} and not r._deleted and not p._deleted and r.status = any(${[...PLACE_HOLDING_STATUSES]})
    order by lower(p.first_name), lower(p.last_name), p.id`
  return rows.filter(({ plan }) => trainsOn(plan, day))
}

/** What a coach sees: today's session and its children, with as much detail as the club allows. */
export async function fieldList(sql: Sql | Transaction, { id, name, program }: FieldLink, now: Date) {
  const today = clubDay(now)
  const { facts, field, seasons } = (await readClub(sql, today)).content
  const sessions = programSessions(program)
  const session = sessions.find(({ day }) => day === today)
  const { health, phone } = facts.fieldCare
  const children = session ? await childrenOn(sql, program.id, today) : []
  const visitors = await sql<{ id: string; words: string }[]>`
    select n.id, n.words from field_notes n
    where n.link_id = ${id} and n.day = ${today} and n.kind = 'VISITOR' order by n.written_at, n.id`
  const season = seasonOn(seasons, today)
  const onDay = session && sessionOn(season ?? { changes: [] }, session, program)
  return {
    program: program.name,
    coach: name,
    day: today,
    session: onDay ? { ...onDay, place: onDay.place ?? field.name } : null,
    next: sessions.find(({ day }) => day > today)?.day ?? null,
    readsNotes: health === 'NOTES',
    children: children.map((child) => ({
      id: child.id,
      name: listName(child),
      group: groupName(child.birthDate, program.startDate, facts.ages),
      state: child.state,
      isAbsent: child.isAbsent,
      isOnHold: child.isOnHold,
      hasNotes: health !== 'NOTHING' && child.hasNotes,
      hasPhone: phone && child.hasPhone,
    })),
    visitors: [...visitors],
  }
}

/** 'U9'; the birth year is not shown. */
function groupName(birthDate: string, day: string, ages: AgeRule): string | null {
  const group = ageGroup(yearOf(birthDate), seasonYearOf(day), ages)
  return group === null ? null : `U${group}`
}
