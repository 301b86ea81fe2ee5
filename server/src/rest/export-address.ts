import type { RowOf } from '@touchline/domain/models/rows.ts'
import { type ModelName, modelNamed } from '@touchline/domain/models.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { normaliseEmail } from '../identity/email-address.ts'
import { viewOf } from '../identity/user-pool/change-account.ts'
import { findUserByEmail } from '../identity/user-pool/users.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { openMail } from '../mail/outbox/sealed-mail.ts'
import { cardPaymentsForExport } from '../money/cards/card-export.ts'
import { entriesForExport } from '../money/ledger.ts'
import type { Transaction } from '../postgres/pool.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'

interface ExportRequest {
  email: string
  requestedBy: string
  now: Date
}

/**
 * Everything the club stores about an address, including deleted rows, except for credentials. The export is recorded
 * in the audit, where the family can see who made it.
 */
export async function exportAddress(tx: Transaction, { email, requestedBy, now }: ExportRequest) {
  const users = await selectRows(tx, modelNamed('User'), 'email = any($1::text[])', [
    arrayLiteral(spellingsOf(email)),
  ])
  await recordExport(tx, users, { email, requestedBy, now })
  const under = <Name extends ModelName>(
    model: Name,
    key: string,
    parents: { id: string }[],
  ): Promise<RowOf<Name>[]> => selectRows(tx, modelNamed(model), `${key} = any($1::text[])`, [idsOf(parents)])
  const players = await under('Player', 'user_players_id', users)
  const registrations = await under('PlayerProgramRegistration', 'player_registrations_id', players)
  return {
    email,
    exportedAt: now.toISOString(),
    account: await accountOf(tx, normaliseEmail(email) ?? email),
    users,
    players: players.map(withoutHealthNotes),
    registrations,
    registrationDiscounts: await under(
      'RegistrationDiscount',
      'player_program_registration_discounts_id',
      registrations,
    ),
    kitOrders: await under('KitOrder', 'player_kit_orders_id', players),
    tournamentSignUps: await under('TournamentSignUp', 'player_id', players),
    ledger: await entriesForExport(
      tx,
      users.map(({ id }) => id),
    ),
    cardPayments: await cardPaymentsForExport(
      tx,
      users.map(({ id }) => id),
    ),
    consents: await selectRows(
      tx,
      modelNamed('Consent'),
      'user_id = any($1::text[]) or player_id = any($2::text[])',
      [idsOf(users), idsOf(players)],
    ),
    auditEntries: await under('AuditEntry', 'subject_user_id', users),
    emails: await emailsTo(tx, email, now),
  }
}

/** Administrators must read health notes one by one, which is recorded; families get them in their own download. */
const withoutHealthNotes = ({ healthNotes, ...player }: RowOf<'Player'>) => ({
  ...player,
  hasHealthNotes: Boolean(healthNotes),
})

/** The user pool stores a normalized address, but the club's rows only the lower-case form of what was typed. */
const spellingsOf = (email: string) => [email.toLowerCase(), normaliseEmail(email) ?? email]

/** Recorded under the address itself if there is no family to see it. */
async function recordExport(
  tx: Transaction,
  users: RowOf<'User'>[],
  { email, requestedBy, now }: ExportRequest,
): Promise<void> {
  const act = { adminEmail: requestedBy, action: 'EXPORT', now } as const
  const families = users.filter(({ _deleted }) => !_deleted)
  for (const { id } of families) await recordAct(tx, { ...act, userId: id })
  if (families.length === 0)
    await recordAct(tx, { ...act, row: { model: 'Address', id: email }, userId: null })
}

const idsOf = (rows: { id: string }[]) => arrayLiteral(rows.map(({ id }) => id))

async function accountOf(tx: Transaction, email: string) {
  const user = await findUserByEmail(tx, email)
  if (!user) return null
  const signIns = await tx`
    select created_at as "signedInAt", ended_at as "endedAt" from pool_sessions
    where user_id = ${user.id} order by created_at`
  return { ...viewOf(user), signIns: [...signIns] }
}

interface EmailRow {
  id: string
  subject: string | null
  text: string | null
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
}

/** The token in links of our emails, which act for the family without sign-in. */
const LINK_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g

/** Leaves out emails with a code, temporary password or link that still works, because it would grant access. */
async function emailsTo(tx: Transaction, email: string, now: Date) {
  const messages = await tx<EmailRow[]>`
    select id, case when expires_at > ${now} then null else subject end as subject,
      case when expires_at > ${now} then null else text_body end as text,
      created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt"
    from mail_outbox where lower(recipient) = any(${spellingsOf(email)}) order by created_at, id`
  return messages.map(({ id, subject, text, ...message }) => ({
    subject: openMail(id, 'subject', subject),
    text: openMail(id, 'text_body', text)?.replace(LINK_TOKEN, '…') ?? null,
    ...message,
  }))
}
