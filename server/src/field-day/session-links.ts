import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { Audience } from '@touchline/domain/mail/audience.ts'
import { canBeMissed, sessionsToCome } from '@touchline/domain/programs/sessions-to-come.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { readClub } from '../club/load-club.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { TRAINING_PLAN } from '../programs/training-plan.ts'
import { absenceTexts } from './absence-page.ts'

/** A place of a child who is expected at a session that families are emailed about. */
export interface SessionPlace {
  guardianId: string
  registrationId: string
  /** The last day of its program. */
  endDate: string
  /** The label of the absence link, in the guardian's language. */
  label: string
  language: Language
}

interface Row extends Pick<SessionPlace, 'guardianId' | 'registrationId' | 'endDate'> {
  firstName: string
  language: string | null
  plan: string
}

/** These guardians' places, if the email is about a session that has not ended or been cancelled (J-7). */
export async function placesAtSession(
  sql: Sql | Transaction,
  audience: Audience,
  guardianIds: readonly string[],
  now: Date,
): Promise<SessionPlace[]> {
  if (audience.kind !== 'SESSION') return []
  const { programId, day } = audience
  const clock = { day: clubDay(now), time: clubTime(now) }
  const { seasons } = (await readClub(sql, clock.day)).content
  const season = seasonOn(seasons, clock.day) ?? { changes: [] }
  const rows = await sql<Row[]>`
    select s.guardian_id as "guardianId", r.id as "registrationId", g.end_date::text as "endDate",
      p.first_name as "firstName", u.language, ${sql.unsafe(TRAINING_PLAN)} as plan
    from player_program_registrations r join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    join shared_guardians s on s.user_id = p.user_players_id and s.guardian_id = any(${[...guardianIds]})
    join users u on u.id = s.guardian_id
    where not r._deleted and not p._deleted and r.status = any(${[...PLACE_HOLDING_STATUSES]})
      and ${programId === null ? sql`true` : sql`g.id = ${programId}`}
    order by p.birth_date, p.first_name, r.id`
  const isExpected = ({ plan }: Row) =>
    sessionsToCome(JSON.parse(plan), season, clock).some((one) => one.day === day && canBeMissed(one))
  return rows.filter(isExpected).map(({ guardianId, registrationId, endDate, firstName, ...row }) => {
    const language = languageToRead(row.language)
    return {
      guardianId,
      registrationId,
      endDate,
      label: absenceTexts(language).tellCoach(firstName),
      language,
    }
  })
}
