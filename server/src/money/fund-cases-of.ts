import { type FundCase, isCaseOpen, isSameFund } from '@touchline/domain/money/fund-case.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { accountNames } from './account-names.ts'

const columns = (tx: Transaction) => tx`
  c.id, c.registration_id as "itemId", c.fund, c.note, c.state, c.granted_cents as "grantedCents",
  c.granted_on::text as "grantedOn", c.asked_on::text as "askedOn"`

/** Requests to funds for this place, oldest first. */
export const casesOfPlace = (tx: Transaction, registrationId: string) => tx<FundCase[]>`
  select ${columns(tx)} from fund_cases c where registration_id = ${registrationId} order by asked_on, id`

/** The same for all places of these guardians' children. */
export const casesOfFamily = (tx: Transaction, userIds: string[]) => tx<FundCase[]>`
  select ${columns(tx)} from fund_cases c join player_program_registrations r on r.id = c.registration_id
    join players p on p.id = r.player_registrations_id
  where p.user_players_id = any(${userIds}) order by c.asked_on, c.id`

/** Closes the open case when the fund's payment is booked, whatever its state was (B-28). */
export async function closeCase(
  tx: Transaction,
  { registrationId, fund, entryId }: { registrationId: string; fund: string; entryId: string },
): Promise<void> {
  const open = (await casesOfPlace(tx, registrationId)).find(
    (one) => isCaseOpen(one.state) && isSameFund(one.fund, fund),
  )
  if (open) await tx`update fund_cases set state = 'PAID', entry_id = ${entryId} where id = ${open.id}`
}

/** Reopens the case when the payment is reversed. */
export const reopenCase = (tx: Transaction, entryId: string) => tx`
  update fund_cases set state = case when granted_cents is null then 'ASKED' else 'GRANTED' end, entry_id = null
  where entry_id = ${entryId}`

/** For the desk: requests that are neither paid nor refused, oldest first. */
export const openCasesForDesk = (sql: Sql) => sql`
  select c.id, a.*, trim(concat(p.first_name, ' ', p.last_name)) as player, g.name as program, c.fund, c.state,
    c.granted_cents as cents, c.asked_on::text as "askedOn"
  from fund_cases c join player_program_registrations r on r.id = c.registration_id
    join players p on p.id = r.player_registrations_id join users u on u.id = p.user_players_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    ${accountNames(sql, sql`account_of(u)`)}
  where c.state in ('ASKED', 'GRANTED') and r.status = any(${[...LIVE_REGISTRATION_STATUSES]}) and not r._deleted
  order by c.asked_on, c.id limit 200`

/** Requests for these users' children, for the export of their own data. */
export const casesForExport = async (tx: Transaction, userIds: string[]): Promise<object[]> => [
  ...(await casesOfFamily(tx, userIds)),
]
