import type { RowOf } from '@touchline/domain/models/rows.ts'
import { type ModelName, modelNamed } from '@touchline/domain/models.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { openCalendarSecret } from '../calendar/calendar-secret.ts'
import { ownedSql } from '../graphql/access.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { normaliseEmail } from '../identity/email-address.ts'
import { openMail } from '../mail/outbox/sealed-mail.ts'
import { cardPaymentsForExport } from '../money/cards/card-export.ts'
import { creditRefundsForExport } from '../money/credit-refunds-of.ts'
import { casesForExport } from '../money/fund-cases-of.ts'
import { entriesForExport } from '../money/ledger.ts'
import { pausesForExport } from '../money/pause-reminders.ts'
import type { Transaction } from '../postgres/pool.ts'
import { familyUserIds } from '../users/family-users.ts'
import { openWaiverNotes } from '../waivers/waiver-notes.ts'

interface Owner {
  /** Verified by the sign-in. */
  email: string
  userId: string | null
  now: Date
}

/** All data that the club holds about a family, for the family itself, except for credentials. */
export async function gatherOwnData(tx: Transaction, owner: Owner) {
  const { email, now } = owner
  return {
    gatheredAt: now.toISOString(),
    email,
    ...(await clubRows(tx, owner)),
    ...(await accountRows(tx, spellingsOf(email))),
    ...(await mailRows(tx, owner)),
    ...(await eventRows(tx, owner)),
  }
}

const spellingsOf = (email: string) => [...new Set([email.toLowerCase(), normaliseEmail(email) ?? email])]

/** All rows that they can see as their own (P-12), and what the books keep of removed players. */
async function clubRows(tx: Transaction, { userId }: Owner) {
  const owned = <Name extends ModelName>(name: Name): Promise<RowOf<Name>[]> => {
    const model = modelNamed(name)
    return selectRows(tx, model, `${ownedSql(model, 't', '$1')} order by created_at, id`, [userId])
  }
  const players = await owned('Player')
  const userIds = userId === null ? [] : await familyUserIds(tx, userId)
  return {
    users: await owned('User'),
    players,
    registrations: await owned('PlayerProgramRegistration'),
    registrationDiscounts: await owned('RegistrationDiscount'),
    kitOrders: await owned('KitOrder'),
    tournamentSignUps: await owned('TournamentSignUp'),
    ledger: await entriesForExport(tx, userIds),
    cardPayments: await cardPaymentsForExport(tx, userIds),
    promisedCredit: await creditRefundsForExport(tx, userIds),
    pausedReminders: await pausesForExport(tx, userIds),
    helpAskedFor: await casesForExport(tx, userIds),
    consents: await owned('Consent'),
    history: await owned('AuditEntry'),
    movedInAddresses: [
      ...(await tx`select email, invited_at as "invitedAt" from moved_in_addresses where user_id = ${userId}`),
    ],
    calendars: await calendarRows(tx, userId),
    invitations: [
      ...(await tx`
        select email, made_at as "madeAt", accepted_at as "acceptedAt" from family_invitations
        where inviter_id = ${userId} order by made_at, id`),
    ],
    guardiansWithoutAccess: [
      ...(await tx`
        select reason, barred_at as "since" from barred_guardians where from_user_id = ${userId} order by barred_at`),
    ],
    attendance: [
      ...(await tx`
        select a.player_id as "playerId", g.name as program, a.day::text as day, a.state, a.marked_at as "markedAt",
          a.absent_since as "absentSince", a.absent_said_by as "absentSaidBy"
        from attendance a join programs g on g.id = a.program_id
        where a.player_id = any(${players.map(({ id }) => id)}) order by a.day, g.name`),
    ],
    teamLists: await teamLists(tx, players),
  }
}

async function calendarRows(tx: Transaction, userId: string | null) {
  const rows = await tx`
    select user_id as id, secret, made_at as "madeAt" from family_calendars where user_id = ${userId}`
  return rows.map(({ id, secret, madeAt }) => ({ secret: openCalendarSecret(id, secret), madeAt }))
}

/** The tournament teams that the children are in. */
async function teamLists(tx: Transaction, players: RowOf<'Player'>[]) {
  const tournaments = await tx<{ name: string; plan: string | null; draft: string | null }[]>`
    select t.name, t.plan::text, d.draft::text from tournaments t
    left join tournament_desks d on d.tournament_id = t.id where not t._deleted order by t.date, t.id`
  const isMine = ({ playerId }: Plan['players'][number]) => players.some(({ id }) => id === playerId)
  return tournaments.flatMap(({ name, plan, draft }) =>
    [plan, draft].flatMap((text) => {
      if (text === null) return []
      const { teams, players: listed = [] }: Plan = JSON.parse(text)
      return listed.filter(isMine).map(({ displayName, teamId, shirtNo }) => {
        const team = teams.find(({ id }) => id === teamId)?.name ?? null
        return { tournament: name, team, displayName, shirtNo }
      })
    }),
  )
}

async function accountRows(tx: Transaction, emails: string[]) {
  const [account] = await tx`
    select id, email, is_email_verified as "isEmailVerified", status, is_enabled as "isEnabled", attributes,
      created_at as "createdAt", updated_at as "updatedAt",
      array(select name from pool_groups g where g.user_id = p.id order by name) as groups
    from pool_users p where email = any(${emails})`
  const id: string | null = account?.id ?? null
  return {
    account: account ?? null,
    signIns: [
      ...(await tx`
        select created_at as "signedInAt", expires_at as "expiresAt", ended_at as "endedAt" from pool_sessions
        where user_id = ${id} order by created_at`),
    ],
    networks: [
      ...(await tx`
        select network_hash as "scrambled", last_at as "lastAt" from pool_known_places
        where user_id = ${id} order by last_at`),
    ],
    codes: [
      ...(await tx`
        select purpose, sent_to as "sentTo", sent_at as "sentAt", expires_at as "expiresAt" from pool_codes
        where user_id = ${id} order by sent_at`),
    ],
    formerAddresses: [
      ...(await tx`
        select email, expires_at as "expiresAt" from pool_former_addresses where user_id = ${id} order by email`),
    ],
    outsideSignIns: [
      ...(await tx`
        select issuer, subject, email, expires_at as "expiresAt" from outside_addresses
        where email = any(${emails}) order by issuer, subject`),
    ],
  }
}

/** Leaves out emails with codes or temporary passwords that still work. */
async function emailRows(tx: Transaction, emails: string[], now: Date) {
  const rows = await tx`
    select id, recipient, case when expires_at > ${now} then null else subject end as subject,
      case when expires_at > ${now} then null else text_body end as text, created_at as "createdAt",
      sent_at as "sentAt", failed_at as "failedAt", last_error as "lastError"
    from mail_outbox where lower(recipient) = any(${emails}) order by created_at, id`
  return rows.map(({ id, subject, text, ...row }) => ({
    ...row,
    subject: openMail(id, 'subject', subject),
    text: openMail(id, 'text_body', text),
  }))
}

async function mailRows(tx: Transaction, { email, userId, now }: Owner) {
  const emails = spellingsOf(email)
  return {
    emails: await emailRows(tx, emails, now),
    groupEmails: [
      ...(await tx`
        select c.subject, r.name, r.address, r.language, r.field_values as "values", r.state, r.problem,
          r.settled_at as "settledAt"
        from campaign_receivers r join campaigns c on c.id = r.campaign_id
        where r.user_id = ${userId} or lower(r.address) = any(${emails}) order by c.created_at, r.id`),
    ],
    refusedEmails: [...(await tx`select * from mail_refusals where address = any(${emails})`)],
    messages: [
      ...(await tx`select * from contact_messages where lower(email) = any(${emails}) order by created_at, id`),
    ],
    openingNotices: [...(await tx`select * from opening_notices where lower(email) = any(${emails})`)],
    viewedAs: [
      ...(await tx`
        select admin_email as "adminEmail", reason, started_at as "startedAt", stopped_at as "stoppedAt"
        from impersonations where target_user_id = ${userId} order by started_at, id`),
    ],
    exports: [
      ...(await tx`
        select requested_by as "requestedBy", input, created_at as "createdAt", finished_at as "finishedAt"
        from club_jobs where input ->> 'email' = any(${emails}) order by created_at, id`),
    ],
  }
}

async function eventRows(tx: Transaction, { email }: Owner) {
  const waivers = await tx<{ id: string }[]>`
    select * from fun_day_waivers where lower(email) = any(${spellingsOf(email)}) order by signed_at, id`
  const children = await tx`
    select * from fun_day_waiver_children where waiver_id = any(${waivers.map(({ id }) => id)})
    order by waiver_id, place`
  return {
    waivers: waivers.map((waiver) => ({
      ...waiver,
      children: children
        .filter(({ waiver_id }) => waiver_id === waiver.id)
        .map((child) => ({
          ...child,
          health_notes: openWaiverNotes(waiver.id, child.place, child.health_notes),
        })),
    })),
  }
}
