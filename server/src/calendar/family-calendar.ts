import { randomBytes } from 'node:crypto'
import type { AgendaChild } from '@touchline/domain/club/family-agenda.ts'
import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../graphql/errors.ts'
import type { Action } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { TRAINING_PLAN } from '../programs/training-plan.ts'
import { calendarHash, openCalendarSecret, sealCalendarSecret } from './calendar-secret.ts'

const SHAPE = /^[\w-]{43}$/

const Input = z.object({ renew: z.boolean().nullish() }).nullish()

/** The address of the caller's calendar, created on first request. Renewing it ends the old one. */
export const familyCalendar: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run({ tx, caller, myUserId, now }, given) {
    const renew = parsed(Input, given)?.renew ?? false
    if (caller.impersonation)
      refuse({
        code: 'NOT_WHILE_VIEWING',
        message:
          'Only the family can get their calendar link: it would keep working after you stop viewing as them.',
      })
    if (myUserId === null) throw unauthorised('familyCalendar', 'Mutation')
    const secret = await secretOf(tx, { userId: myUserId, renew, now })
    return { typeName: 'FamilyCalendar', texts: { path: `/calendar/family/${secret}.ics` } }
  },
}

interface SecretRequest {
  userId: string
  renew: boolean
  now: Date
}

async function secretOf(tx: Transaction, { userId, renew, now }: SecretRequest): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  const [row] = await tx`
    insert into family_calendars (user_id, secret, secret_hash, made_at)
    values (${userId}, ${sealCalendarSecret(userId, fresh)}, ${calendarHash(fresh)}, ${now})
    on conflict (user_id) do update set
      secret = case when ${renew} then excluded.secret else family_calendars.secret end,
      secret_hash = case when ${renew} then excluded.secret_hash else family_calendars.secret_hash end,
      made_at = case when ${renew} then excluded.made_at else family_calendars.made_at end
    returning secret`
  return openCalendarSecret(userId, row?.secret)
}

interface CalendarReader {
  children: AgendaChild[]
  language: Language
}

/** The owner of a calendar and their language; null if no active family has this secret. */
export async function readerOfCalendar(sql: Sql, secret: string): Promise<CalendarReader | null> {
  if (!SHAPE.test(secret)) return null
  const [owner] = await sql`
    select u.id, u.language from family_calendars c join users u on u.id = c.user_id
    where c.secret_hash = ${calendarHash(secret)} and not u._deleted
      and not exists (select from pool_users p where p.email = u.email and not p.is_enabled)`
  if (!owner) return null
  const children = await sql`
    select p.first_name as "firstName", p.birth_date::text as "birthDate", (
      select coalesce(json_agg(${sql.unsafe(TRAINING_PLAN)} order by r.created_at, r.id), '[]')
      from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      join programs g on g.id = f.program_fees_id
      where r.player_registrations_id = p.id and not r._deleted and not g._deleted) as registrations
    from players p join shared_guardians s on s.guardian_id = p.user_players_id and s.user_id = ${owner.id}
    where not p._deleted order by p.birth_date, p.first_name, p.id`
  return {
    language: languageToRead(owner.language),
    children: children.map(({ firstName, birthDate, registrations }) => ({
      firstName,
      birthDate,
      registrations: JSON.parse(registrations),
    })),
  }
}
