import type { BankLine } from '@touchline/domain/money/bank/bank-line.ts'
import {
  type Candidate,
  hasName,
  type Proposal,
  payerKey,
  propose,
} from '@touchline/domain/money/bank/proposal.ts'
import { accountOf } from '@touchline/domain/money/dues.ts'
import { referencesIn } from '@touchline/domain/money/payment-reference.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { entriesByAccount } from '../account-sums.ts'

type Clued = Pick<BankLine, 'cents' | 'text'> & { isVerified: boolean }

/** The family that each line seems to be from (B-11). With `isByReferenceAlone`, only references are considered. */
export async function proposalsFor(
  sql: Sql | Transaction,
  lines: readonly Clued[],
  isByReferenceAlone = false,
): Promise<Proposal[]> {
  const found = lines.map(({ text }) => referencesIn(text))
  const [numbers, references, payers, guardians] = await Promise.all([
    accountsByNumber(
      sql,
      found.flatMap(({ familyNumbers }) => familyNumbers),
    ),
    accountsByReference(
      sql,
      found.flatMap((one) => one.references),
    ),
    isByReferenceAlone
      ? new Map<string, string[]>()
      : accountsByPayer(
          sql,
          lines.map(({ text }) => payerKey(text)),
        ),
    isByReferenceAlone ? [] : guardiansOf(sql),
  ])
  const clues = lines.map(({ text }, n) => {
    const { familyNumbers = [], references: written = [] } = found[n] ?? {}
    const named = guardians.filter(({ name }) => hasName(text, name))
    return {
      byReference: [
        ...familyNumbers.flatMap((number) => numbers.get(number) ?? []),
        ...written.flatMap((reference) => references.get(reference) ?? []),
      ],
      seenBefore: payers.get(payerKey(text)) ?? [],
      byName: named.map(({ accountId }) => accountId),
    }
  })
  const ids = new Set(clues.flatMap((one) => [...one.byReference, ...one.seenBefore, ...one.byName]))
  const candidates = await candidatesOf(sql, [...ids])
  const these = (accountIds: readonly string[]) =>
    [...new Set(accountIds)].map((id): Candidate => candidates.get(id) ?? { accountId: id, dues: [] })
  return lines.map(({ cents, isVerified }, n) =>
    propose(cents, {
      isVerified,
      byReference: these(clues[n]?.byReference ?? []),
      seenBefore: these(clues[n]?.seenBefore ?? []),
      byName: these(clues[n]?.byName ?? []),
    }),
  )
}

async function accountsByNumber(sql: Sql | Transaction, numbers: number[]): Promise<Map<number, string[]>> {
  const rows = await sql<{ number: number; accountId: string }[]>`
    select n.number, account_of(u) as "accountId" from family_numbers n join users u on u.id = n.user_id
    where n.number = any(${numbers}) and not u._deleted`
  return new Map(rows.map(({ number, accountId }) => [number, [accountId]]))
}

async function accountsByReference(
  sql: Sql | Transaction,
  references: string[],
): Promise<Map<string, string[]>> {
  const rows = await sql<{ reference: string; accountId: string }[]>`
    select item.reference, account_of(u) as "accountId"
    from (select reference, player_registrations_id as player_id from player_program_registrations where reference = any(${references})
      union all select reference, player_kit_orders_id from kit_orders where reference = any(${references})) item
      join players p on p.id = item.player_id join users u on u.id = p.user_players_id where not u._deleted`
  return new Map(rows.map(({ reference, accountId }) => [reference, [accountId]]))
}

/** Payers whose lines were booked before, and the accounts they were booked on. */
async function accountsByPayer(sql: Sql | Transaction, keys: string[]): Promise<Map<string, string[]>> {
  const rows = await sql<{ key: string; accountIds: string[] }[]>`
    select b.payer_key as key, array_agg(distinct account_of(u)) as "accountIds"
    from bank_lines b join ledger_entries e on e.id = b.entry_id join users u on u.id = e.user_id
    where b.state = 'BOOKED' and b.payer_key = any(${keys.filter(Boolean)}) and not u._deleted group by 1`
  return new Map(rows.map(({ key, accountIds }) => [key, accountIds]))
}

/** Guardians of families that have something to pay. */
const guardiansOf = (sql: Sql | Transaction) => sql<{ name: string; accountId: string }[]>`
  select distinct trim(concat(u.first_name, ' ', u.last_name)) as name, d.account_id as "accountId"
  from account_dues d join users u on (u.id = d.account_id or u.family = d.account_id) and account_of(u) = d.account_id
  where d.covered_cents < d.cents`

/** From the entries rather than stored sums, so that a caller who holds family locks sees the latest bookings. */
async function candidatesOf(sql: Sql | Transaction, accountIds: string[]): Promise<Map<string, Candidate>> {
  const byAccount = await entriesByAccount(sql, accountIds)
  return new Map(
    [...byAccount].map(([accountId, entries]) => [accountId, { accountId, dues: accountOf(entries).dues }]),
  )
}
