import { clubContent } from '@touchline/domain/club/content.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { namesInEntry } from '../../audit/row-names.ts'
import { familyLedger, familyNumber } from '../../money/family-ledger.ts'
import { translatedProgram } from '../../programs/translated-program.ts'
import { placesTakenIn } from '../../registrations/places-taken.ts'
import { positionInLine } from '../../registrations/position-in-line.ts'
import { positionInTournament } from '../../tournament/sign-ups/line.ts'
import type { Statement } from '../statement.ts'

/** The SQL of computed fields, by model and field. Being able to read a count does not give access to its rows. */
export const computedSql: Record<string, (statement: Statement, alias: string) => string> = {
  'Player.hasHealthNotes': (_statement, alias) => `coalesce(${alias}.health_notes, '') <> ''`,
  'Player.isReachable': isReachable,
  'Player.familyNumber': familyNumber,
  'Player.missingConsents': missingConsents,
  'Player.absences': absences,
  'Program.placesLeft': placesLeft,
  'Program.tally': tally,
  'Program.translated': (_statement, alias) => translatedProgram(alias),
  'Discount.uses': (_statement, alias) =>
    `(select count(distinct given.player_program_registration_discounts_id)::int ${givenSql(alias)})`,
  'Discount.givenCents': (_statement, alias) =>
    `(select coalesce(sum(given.amount_cents), 0)::int ${givenSql(alias)})`,
  'User.ledger': familyLedger,
  'PlayerProgramRegistration.waitlistPosition': (_statement, alias) => positionInLine(alias),
  'PlayerProgramRegistration.openCents': (_statement, alias) =>
    `(select coalesce(sum(owed.cents - owed.covered_cents), 0)::int from account_dues owed
      where owed.registration_id = ${alias}.id)`,
  'PlayerProgramRegistration.dueOn': (_statement, alias) =>
    `(select min(owed.due_on) from account_dues owed
      where owed.registration_id = ${alias}.id and owed.covered_cents < owed.cents)`,
  'Tournament.signUpPlacesLeft': signUpPlacesLeft,
  'TournamentSignUp.waitlistPosition': (_statement, alias) => positionInTournament(alias),
  'AuditEntry.names': (_statement, alias) => namesInEntry(alias),
}

/** Whether a guardian of the child has a phone number (E-19), without telling which guardian or number. */
function isReachable(_statement: Statement, alias: string): string {
  return `exists (select from shared_guardians shared join users guardian on guardian.id = shared.guardian_id
    where shared.user_id = ${alias}.user_players_id and trim(coalesce(guardian.phone, '')) <> '')`
}

/** The upcoming sessions that the family has cancelled for the child (J-6). */
function absences(statement: Statement, alias: string): string {
  const today = statement.param((live) => clubDay(live.now), 'text')
  return `(select coalesce(json_agg(json_build_object('programId', said.program_id, 'day', said.day) order by said.day), '[]')::text
    from attendance said
    where said.player_id = ${alias}.id and said.absent_since is not null and said.day >= ${today}::date)`
}

/** Places neither taken nor offered; null if the program has no limit (W-9). */
function placesLeft(statement: Statement, alias: string): string {
  const holding = statement.fixedList(PLACE_HOLDING_STATUSES)
  const now = statement.param((live) => live.now.toISOString(), 'text')
  const taken = placesTakenIn(`${alias}.id`, { holding, now })
  return `case when ${alias}.capacity is not null then greatest(0, ${alias}.capacity - ${taken}) end`
}

/** The same for a tournament (T-35). */
function signUpPlacesLeft(statement: Statement, alias: string): string {
  const now = statement.param((live) => live.now.toISOString(), 'text')
  return `case when ${alias}.sign_up_places is not null then greatest(0, ${alias}.sign_up_places - (
    select count(*) from tournament_sign_ups taken where taken.tournament_id = ${alias}.id and not taken._deleted
      and (taken.status = 'JOINED' or (taken.status = 'WAITLISTED' and taken.offer_expires_at > ${now})))::int) end`
}

/**
 * Registrations by fee and status, with their number, total price and how many have been offered a place, and the
 * amounts booked for the program.
 */
function tally(statement: Statement, alias: string): string {
  const now = statement.param((live) => live.now.toISOString(), 'text')
  return `(select json_build_object('tallies', coalesce(json_agg(one), '[]'), 'booked', (
      select json_build_object('chargedCents', coalesce(sum(cents), 0), 'coveredCents', coalesce(sum(covered_cents), 0))
      from due_months where program_id = ${alias}.id))::text from (
    select fee.id as "feeId", taken.status, count(*) as count, coalesce(sum(taken.price_cents), 0) as "priceCents",
      count(*) filter (where taken.status = 'WAITLISTED' and taken.offer_expires_at > ${now}) as "onOffer"
    from program_fees fee join player_program_registrations taken on taken.program_fee_registrations_id = fee.id
    where fee.program_fees_id = ${alias}.id and not taken._deleted group by 1, 2) one)`
}

const givenSql = (alias: string) =>
  `from registration_discounts given where given.discount_id = ${alias}.id and not given._deleted`

/** Required consents that the player lacks in their current wording (E-7, E-14). */
function missingConsents(statement: Statement, alias: string): string {
  const names = statement.fixedList(REQUIRED_CONSENTS)
  const shipped = statement.fixedList(REQUIRED_CONSENTS.map((name) => SHIPPED_CONSENTS[name].version))
  return `array(
    select asked.name from unnest(${names}, ${shipped}) asked(name, version)
    where (select answer.agreed from consents answer
           where answer.player_id = ${alias}.id and answer.text = asked.name and not answer._deleted
             and answer.text_version = coalesce((
               select setting.value -> asked.name ->> 'version' from club_settings setting
               where setting.key = 'consents' and setting.published and not setting._deleted), asked.version)
           order by answer.created_at desc limit 1) is not true)`
}

const SHIPPED_CONSENTS = clubContent([]).content.consents
