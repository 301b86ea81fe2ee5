import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import type { FundCase } from '@touchline/domain/money/fund-case.ts'
import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import type { ProgramNamed } from '@touchline/domain/money/program-named.ts'
import type { Statement } from '../graphql/statement.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/**
 * The account of a user's family, as `domain/money` reads it: its number and its entries in booking order, each with
 * its child and its program, kit or tournament. Guardians who share their children share it (P-12).
 */
export const familyLedger = (_statement: Statement, alias: string): string => ledgerOf(alias)

function ledgerOf(alias: string): string {
  // As an array that is evaluated first: with this wide join, the planner does not move a condition on a subquery to
  // the start, and would read everybody's entries.
  const users = `any (array(select guardian_id from shared_guardians where user_id = ${alias}.id))`
  return `json_build_object(
    'number', (select min(number) from family_numbers where user_id = ${users}),
    'pause', (select json_build_object('until', pause.until, 'reason', pause.reason) from reminder_pauses pause
      where pause.user_id = ${users} order by pause.until desc limit 1),
    'atRisk', (select coalesce(json_agg(json_build_object('itemId', place.id, 'lastDay', notice.last_day) order by notice.last_day,
        place.id), '[]') from unpaid_notices notice join player_program_registrations place on place.id = notice.registration_id
      join players held on held.id = place.player_registrations_id
      where held.user_players_id = ${users} and place.status = 'APPROVED' and not place._deleted),
    'plans', (select coalesce(json_agg(json_build_object('itemId', paid.id, 'playerName', payer.first_name, 'programName', course.name,
        'programNameIn', ${namesOf('course')}, 'payPlan', paid.pay_plan, 'isOpen', paid.status in ('PENDING', 'WAITLISTED')) order by payer.first_name, course.name, paid.id), '[]')
      from player_program_registrations paid join players payer on payer.id = paid.player_registrations_id
      join program_fees price on price.id = paid.program_fee_registrations_id join programs course on course.id = price.program_fees_id
      where payer.user_players_id = ${users} and paid.pay_plan is not null and not paid._deleted
        and paid.status in ('PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE')),
    'creditBackCents', (select coalesce(sum(back.cents), 0) from credit_refunds back
      where back.user_id = ${users} and back.closed_at is null),
    'cases', (select coalesce(json_agg(json_build_object('id', asked.id, 'itemId', asked.registration_id, 'fund', asked.fund,
        'note', asked.note, 'state', asked.state, 'grantedCents', asked.granted_cents, 'grantedOn', asked.granted_on,
        'askedOn', asked.asked_on) order by asked.asked_on, asked.id), '[]')
      from fund_cases asked join player_program_registrations place on place.id = asked.registration_id
      join players helped on helped.id = place.player_registrations_id
      where helped.user_players_id = ${users} and not place._deleted),
    'entries', (select coalesce(json_agg(one order by one.number), '[]') from (
      select entry.id, entry.number, entry.kind, entry.source = 'PRICE' as "isByPrice", entry.cents,
        coalesce(entry.registration_id, entry.kit_order_id, entry.sign_up_id) as "itemId", entry.month,
        entry.due_on as "dueOn", entry.day, entry.reverses_id as "reversesId", entry.method, entry.payer, entry.note,
        receipt.number as "receiptNumber", child.first_name as "playerName", coalesce(program.name, tournament.name) as "programName",
        ${namesOf('program')} as "programNameIn",
        ordered.item_type as "itemType", ordered.item_name as "itemName"
      from ledger_entries entry
      left join receipts receipt on receipt.entry_id = entry.id
      left join player_program_registrations registration on registration.id = entry.registration_id
      left join program_fees fee on fee.id = registration.program_fee_registrations_id
      left join programs program on program.id = fee.program_fees_id
      left join kit_orders ordered on ordered.id = entry.kit_order_id
      left join tournament_sign_ups joined on joined.id = entry.sign_up_id
      left join tournaments tournament on tournament.id = joined.tournament_id
      left join players child on child.id =
        coalesce(registration.player_registrations_id, ordered.player_kit_orders_id, joined.player_id)
      where entry.user_id = ${users}) one))::text`
}

/** The program's name in other languages, from translations that are current (Y-20). */
const namesOf = (alias: string) =>
  `(select json_object_agg(made.key, made.value ->> 'text') from json_each(${alias}.translations -> 'name') made
    where made.value ->> 'english' = ${alias}.name)`

interface FamilyLedger {
  number: number | null
  /** The day until which the club has agreed to send no reminders. */
  pause: { until: string; reason: string } | null
  /** Places that the family will lose after a day if nothing is paid, as they were notified (B-26). */
  atRisk: { itemId: string; lastDay: string }[]
  /** The payment plans of places, if the family could choose (B-27); open until they are charged. */
  plans: (ProgramNamed & { itemId: string; playerName: string; payPlan: PayPlan; isOpen: boolean })[]
  /** Credit that the club has promised to refund (B-29). */
  creditBackCents: number
  /** Requests to funds (B-28). */
  cases: FundCase[]
  entries: WordedEntry[]
}

/** The same for the server's own use; the caller must have checked access. */
export async function readFamilyLedger(sql: Sql | Transaction, userId: string): Promise<FamilyLedger> {
  const [row] = await sql.unsafe<{ ledger: string }[]>(
    `select ${ledgerOf('u')} as ledger from users u where u.id = $1`,
    [userId],
  )
  return row
    ? JSON.parse(row.ledger)
    : { number: null, pause: null, atRisk: [], plans: [], creditBackCents: 0, cases: [], entries: [] }
}

/** The number in the payment reference of a child's family (B-7). */
export const familyNumber = (_statement: Statement, alias: string): string =>
  `(select min(numbered.number)::int from family_numbers numbered
    join shared_guardians shared on shared.guardian_id = numbered.user_id where shared.user_id = ${alias}.user_players_id)`
