import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { accountOf, type Due } from '@touchline/domain/money/dues.ts'
import { isAllPaid, isPlaceActive } from '@touchline/domain/money/place-standing.ts'
import { readSettings } from '../club/load-club.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'
import { entriesOfFamily, payerOf } from './ledger.ts'

type Row = RowOf<'PlayerProgramRegistration'>

/** The charges for a place and what covers them; empty for a child without a guardian, who has no account. */
export async function duesOfPlace(tx: Transaction, { id, playerRegistrationsId }: Row): Promise<Due[]> {
  const userId = await payerOf(tx, playerRegistrationsId)
  if (userId === null) return []
  return accountOf(await entriesOfFamily(tx, userId)).dues.filter(({ itemId }) => itemId === id)
}

/** Activates an approved place once enough is paid (B-20); books nothing. The family is locked. */
export async function settlePlace(context: WriteContext, row: Row, dues?: readonly Due[]): Promise<Row> {
  const { tx, now } = context
  const { activeFrom } = (await readSettings(tx)).payment
  const ofPlace = dues ?? (await duesOfPlace(tx, row))
  const isActive = row.status === 'APPROVED' && (row.priceCents === 0 || isPlaceActive(ofPlace, activeFrom))
  const isPaidNow = row.paidAt === null && isAllPaid(ofPlace)
  if (!isActive && !isPaidNow) return row
  return updateRecorded(context, modelNamed('PlayerProgramRegistration'), row, {
    ...(isActive && { status: 'ACTIVE' as const }),
    ...(isPaidNow && { paidAt: now.toISOString() }),
  })
}

export const coveredCents = (dues: readonly Due[]): number =>
  dues.reduce((sum, due) => sum + due.coveredCents, 0)
