import { modelNamed } from '@touchline/domain/models.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import { quote } from '@touchline/domain/pricing/quote.ts'
import type { FamilyRegistration, Plan, Quote } from '@touchline/domain/pricing/quote-types.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { discountRow } from '../discounts/rules.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { Transaction } from '../postgres/pool.ts'

export interface ToPrice {
  id: string
  player: Row
  fee: Row
  program: Row
  months: string[]
  registeredOn: string
  isWaitlisted: boolean
}

/** The explained price of one registration, from what the club asks and what the family has registered already. */
export async function priceRegistration(tx: Transaction, toPrice: ToPrice): Promise<Quote> {
  const { id, player, fee, program, months, registeredOn, isWaitlisted } = toPrice
  const plan: Plan = {
    feeId: fee.id as string,
    feeType: fee.type as FeeType,
    amountCents: centsFromDollars(fee.amount as number) ?? 0,
    programId: program.id as string,
    programStart: program.startDate as string,
    discounts: await allowedDiscounts(tx, fee.id as string),
  }
  return quote({
    registrations: [
      {
        id,
        player: {
          id: player.id as string,
          name: player.firstName as string,
          birthDate: player.birthDate as string,
        },
        plan,
        months,
        registeredOn,
        waitlisted: isWaitlisted,
      },
    ],
    others: await familyRegistrations(tx, player, id),
  })
}

async function allowedDiscounts(tx: Transaction, feeId: string) {
  const rows = await selectRows(
    tx,
    modelNamed('Discount'),
    `not _deleted and id in (select discount_id from appliable_discounts where program_fee_id = $1 and not _deleted)`,
    [feeId],
  )
  return rows.map((row) => discountFrom(discountRow(row)))
}

/** Guardians whose accounts are linked count as one family. */
async function familyRegistrations(
  tx: Transaction,
  player: Row,
  butNot: string,
): Promise<FamilyRegistration[]> {
  const rows = await tx`
    select r.status, r.months, p.id as player_id, p.birth_date, f.type, f.amount_cents, g.start_date
    from player_program_registrations r
    join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id
    join programs g on g.id = f.program_fees_id
    where not r._deleted and r.id <> ${butNot} and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
      and p.user_players_id in (
        select u.id from users u join users me on me.id = ${player.userPlayersId as string}
        where u.id = me.id or (u.family = me.family and not u._deleted))`
  return rows.map((row) => ({
    player: { id: row.player_id, birthDate: row.birth_date },
    status: row.status,
    plan: { feeType: row.type, amountCents: row.amount_cents, programStart: row.start_date },
    months: row.months ?? [],
  }))
}
