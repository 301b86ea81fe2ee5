import type { OrderedItem } from '@touchline/domain/kit/ordered-name.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import type { Language } from '@touchline/domain/languages.ts'
import {
  type Audience,
  audienceStatuses,
  type RegistrationAudience,
} from '@touchline/domain/mail/audience.ts'
import { isCampaignIn } from '@touchline/domain/mail/campaign-in-language.ts'
import type { Purpose, TranslatedCampaign } from '@touchline/domain/mail/campaign-text.ts'
import { type Guardian, type Match, type Receivers, receiversOf } from '@touchline/domain/mail/receivers.ts'
import { nth } from '@touchline/domain/nth.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { OTHER_LANGUAGES } from '@touchline/domain/translations/translations.ts'
import { readSettings } from '../../club/load-club.ts'
import { kitNameIn } from '../../kit/kit-name-in.ts'
import { birthYearsIn, isBornIn } from '../../players/birth-years.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { TRAINING_PLAN, trainsOn } from '../../programs/training-plan.ts'
import { translationsOf } from '../../users/translated-words.ts'
import { isAddress } from '../outbox/address.ts'
import { campaignTexts } from './campaign-email.ts'

type Db = Sql | Transaction

/** Includes the text, because its languages decide how children and programs are named. */
interface ReceiverQuery extends Partial<TranslatedCampaign> {
  audience: Audience
  purpose: Purpose
  /** The calendar day, club time, by which age groups are computed. */
  today: string
  /** As if all recipients read this language. */
  readAs?: Language | null
}

/** The current recipients of such an email, and the number of households that get none. */
export async function findReceivers(sql: Db, wanted: ReceiverQuery): Promise<Receivers> {
  const { audience, purpose, today, readAs, subject = '', body = '', translations } = wanted
  const matches = await findMatches(sql, audience, today)
  const userIds = [...new Set(matches.map(({ userId }) => userId))]
  const guardians = await guardiansLike(sql, userIds)
  const isIn = (language: Language) => isCampaignIn({ subject, body, translations }, language)
  return receiversOf(
    readAs ? guardians.map((guardian) => ({ ...guardian, language: readAs })) : guardians,
    matches,
    {
      purpose,
      isPicked: audience.kind === 'PEOPLE',
      isIn,
      programIn: await programNames(sql, matches, isIn),
    },
  )
}

/** Translated names of these programs, in the languages of the email (Y-20). */
async function programNames(sql: Db, matches: readonly Match[], isIn: (language: Language) => boolean) {
  const names = [...new Set(matches.flatMap(({ program }) => program ?? []))]
  const languages = OTHER_LANGUAGES.filter(isIn)
  const found = await inOneGo(languages.map((language) => translationsOf(sql, names, language)))
  const byLanguage = new Map<Language, ReadonlyMap<string, string>>(
    languages.map((language, n) => [language, nth(found, n)]),
  )
  return (language: Language, name: string) => byLanguage.get(language)?.get(name) ?? name
}

const nothing = { child: null, program: null, dueCents: 0, kit: null, team: null }

async function findMatches(sql: Db, audience: Audience, today: string): Promise<Match[]> {
  switch (audience.kind) {
    case 'REGISTERED':
    case 'SESSION':
    case 'UNPAID':
    case 'WAITING':
      return registrationMatches(sql, audience, today)
    case 'KIT_READY':
      return kitMatches(sql, audience.group, today)
    case 'NOT_REGISTERED':
      return notRegisteredMatches(sql, audience, today)
    case 'NEVER_REGISTERED':
      return neverRegisteredMatches(sql)
    case 'TEAM':
      return teamMatches(sql, audience)
    case 'PEOPLE':
      return accountMatches(sql, audience.userIds)
    case 'EVERYBODY':
      return accountMatches(sql, null)
  }
}

type RegistrationMatch = Pick<Match, 'userId' | 'child' | 'program' | 'dueCents'>

async function registrationMatches(sql: Db, audience: RegistrationAudience, today: string): Promise<Match[]> {
  const { kind, programId, group } = audience
  const years = await birthYearsIn(sql, group, today)
  const rows = await sql<(RegistrationMatch & { plan: string })[]>`
    select p.user_players_id as "userId", p.first_name as child, g.name as program,
      case when r.status = 'APPROVED' then coalesce(r.price_cents, 0) else 0 end as "dueCents",
      ${sql.unsafe(TRAINING_PLAN)} as plan
    from player_program_registrations r
    join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id
    join programs g on g.id = f.program_fees_id
    where not r._deleted and not p._deleted and p.user_players_id is not null
      and r.status = any(${[...audienceStatuses(audience)]})
      and ${programId === null ? sql`true` : sql`f.program_fees_id = ${programId}`}
      and ${isBornIn(sql, years)}
      and ${kind === 'UNPAID' ? sql`r.price_cents > 0` : sql`true`}
    order by p.birth_date, p.first_name, p.id, r.created_at, r.id`
  return rows
    .filter(({ plan }) => audience.kind !== 'SESSION' || trainsOn(plan, audience.day))
    .map(({ plan: _plan, ...row }) => ({ ...nothing, ...row }))
}

async function kitMatches(sql: Db, group: number | null, today: string): Promise<Match[]> {
  const years = await birthYearsIn(sql, group, today)
  const { kit } = await readSettings(sql)
  const rows = await sql<(Pick<Match, 'userId' | 'child'> & Ready)[]>`
    select p.user_players_id as "userId", p.first_name as child, k.item_type as "itemType", k.item_name as "itemName",
      k.size, k.quantity
    from kit_orders k join players p on p.id = k.player_kit_orders_id
    where k.status = 'READY' and not k._deleted and not p._deleted and p.user_players_id is not null
      and ${isBornIn(sql, years)}
    order by p.birth_date, p.first_name, p.id, k.created_at, k.id`
  return rows.map(({ userId, child, ...order }) => ({
    ...nothing,
    userId,
    child,
    kit: (language) => kitWords(kit, order, language),
  }))
}

/**
 * Children of families with no child in any program of the season. Families who have registered one child have seen
 * the form and made their choice (N-14).
 */
async function notRegisteredMatches(
  sql: Db,
  { seasonId, group }: Extract<Audience, { kind: 'NOT_REGISTERED' }>,
  today: string,
): Promise<Match[]> {
  const years = await birthYearsIn(sql, group, today)
  const rows = await sql<Pick<Match, 'userId' | 'child'>[]>`
    select p.user_players_id as "userId", p.first_name as child
    from players p join users u on u.id = p.user_players_id and not u._deleted
    where not p._deleted and p.status in ('ACTIVE', 'ON_HOLD') and ${isBornIn(sql, years)}
      and exists (select from seasons where id = ${seasonId} and not _deleted)
      and not exists (${registrationsOfHousehold(sql)} and r.status = any(${SIGNED_UP}) and g.season_id = ${seasonId})
    order by p.birth_date, p.first_name, p.id`
  return rows.map((row) => ({ ...nothing, ...row }))
}

/** Without rejected, cancelled and withdrawn ones, whose families may want to be asked again. */
const SIGNED_UP = [...LIVE_REGISTRATION_STATUSES, 'COMPLETED']

/** Accounts whose household has never registered a child, with or without children (N-14). */
async function neverRegisteredMatches(sql: Db): Promise<Match[]> {
  const rows = await sql<Pick<Match, 'userId' | 'child'>[]>`
    select u.id as "userId", p.first_name as child
    from users u left join players p on p.user_players_id = u.id and not p._deleted and p.status <> 'ARCHIVED'
    where not u._deleted and not exists (${registrationsOfHousehold(sql)})
    order by p.birth_date, p.first_name, p.id`
  return rows.map((row) => ({ ...nothing, ...row }))
}

/** Registrations r in programs g of user u and of linked users. */
const registrationsOfHousehold = (sql: Db) => sql`
  select from users other join players theirs on theirs.user_players_id = other.id and not theirs._deleted
    join player_program_registrations r on r.player_registrations_id = theirs.id and not r._deleted
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
  where not other._deleted and coalesce(other.family, other.id) = coalesce(u.family, u.id)`

interface Ready extends OrderedItem {
  size: string | null
  quantity: number
}

/** '2 × Socks (S)', '2 × 球袜（S）' */
function kitWords(kit: Kit, { size, quantity, ...order }: Ready, language: Language): string {
  const many = quantity > 1 ? `${quantity} × ` : ''
  return `${many}${campaignTexts(language).inSize(kitNameIn(language, kit, order), size)}`
}

/** Tournaments with the desk's current draft, so that a team's latest players are emailed, published or not. */
export const PLANS_NOW = `(select t.id, t.name, t.date, coalesce(d.draft, t.plan) as plan from tournaments t
  left join tournament_desks d on d.tournament_id = t.id where not t._deleted)`

async function teamMatches(
  sql: Db,
  { tournamentId, teamId }: Extract<Audience, { kind: 'TEAM' }>,
): Promise<Match[]> {
  const rows = await sql`
    select distinct p.user_players_id as "userId", p.first_name as child, p.birth_date, p.id,
      (select team->>'name' from json_array_elements(t.plan->'teams') team where team->>'id' = ${teamId}) as team
    from ${sql.unsafe(PLANS_NOW)} t, json_array_elements(t.plan->'players') one
    join players p on p.id = one->>'playerId'
    where t.id = ${tournamentId} and one->>'teamId' = ${teamId}
      and not p._deleted and p.user_players_id is not null
    order by p.birth_date, p.first_name, p.id`
  return rows.map(({ userId, child, team }) => ({ ...nothing, userId, child, team }))
}

/** Accounts with their children and these children's programs. */
async function accountMatches(sql: Db, userIds: readonly string[] | null): Promise<Match[]> {
  const rows = await sql<RegistrationMatch[]>`
    select u.id as "userId", p.first_name as child, g.name as program,
      case when r.status = 'APPROVED' then coalesce(r.price_cents, 0) else 0 end as "dueCents"
    from users u
    left join players p on p.user_players_id = u.id and not p._deleted and p.status <> 'ARCHIVED'
    left join player_program_registrations r on r.player_registrations_id = p.id and not r._deleted
      and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
    left join program_fees f on f.id = r.program_fee_registrations_id
    left join programs g on g.id = f.program_fees_id
    where not u._deleted and ${userIds === null ? sql`true` : sql`u.id = any(${[...userIds]})`}
    order by p.birth_date, p.first_name, p.id, r.created_at, r.id`
  return rows.map((row) => ({ ...nothing, ...row }))
}

/** These accounts and those linked with them as a family. */
async function guardiansLike(sql: Db, userIds: readonly string[]): Promise<Guardian[]> {
  const rows = await sql<Omit<Guardian, 'hasAddress'>[]>`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
      coalesce(u.family, u.id) as household, coalesce(u.newsletter, false) as newsletter,
      u.family_emails as "familyEmails", u.language,
      u.created_at as "createdAt", coalesce(m.refusals, 0) as refusals,
      (select min(n.number)::int from family_numbers n join shared_guardians s on s.guardian_id = n.user_id
        where s.user_id = u.id) as "familyNumber"
    from users u left join mail_refusals m on m.address = lower(u.email)
    where not u._deleted
      and coalesce(u.family, u.id) in (select coalesce(family, id) from users where id = any(${[...userIds]}))`
  return rows.map((row) => ({ ...row, hasAddress: isAddress(row.email) }))
}

/** The current data of these accounts by id, to check that each may still be emailed. */
export async function guardiansNow(sql: Db, userIds: readonly string[]): Promise<Map<string, Guardian>> {
  const guardians = await guardiansLike(sql, userIds)
  return new Map(guardians.map((guardian) => [guardian.id, guardian]))
}
