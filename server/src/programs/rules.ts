import {
  capacityRefusal,
  programDeletionRefusal,
  programDraftRefusal,
} from '@touchline/domain/audit/changes.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { feeRefusal } from '@touchline/domain/pricing/fee-types.ts'
import { programRefusal } from '@touchline/domain/programs/program.ts'
import { programTexts } from '@touchline/domain/programs/program-texts.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { lockProgramsOfFees } from '../registrations/locks.ts'
import { placesTaken, settleLine } from '../registrations/waiting-line.ts'
import { translationsKept } from '../translations/translations-kept.ts'

export const programRules: WriteRules<'Program'> = {
  async create(_context, input) {
    refuse(programRefusal(input))
    return { row: { ...input, ...translationsKept(input.translations, undefined, programTexts(input)) } }
  },
  async update(context, current, changes) {
    const after = { ...current, ...changes }
    refuse(programRefusal(after))
    if (changes.status === 'DRAFT') await refuseDraft(context, current)
    if (changes.capacity != null) {
      const taken = await placesTaken(context, current.id)
      refuse(capacityRefusal(changes.capacity, taken))
    }
    const texts = programTexts(after)
    return { ...changes, ...translationsKept(changes.translations, current.translations, texts) }
  },
  /** Offers added places, and those of a reopened program, to those who wait (W-4). */
  async updated(context, before, after) {
    const isBigger = capacityOf(after) > capacityOf(before)
    if (isBigger || before.status !== after.status)
      await settleLine(context, after.id, isBigger ? 'THE_CLUB' : null)
  },
  remove: (context, program) => refuseWhileUsed(context, 'program_fees_id', program.id, 'program'),
}

const capacityOf = ({ capacity }: RowOf<'Program'>) => capacity ?? Number.POSITIVE_INFINITY

const checkAmount = ({ amount }: { amount: number }) =>
  refuse(feeRefusal({ amountCents: centsFromDollars(amount) ?? -1 }))

export const programFeeRules: WriteRules<'ProgramFee'> = {
  async create(_context, input) {
    checkAmount(input)
    return { row: input }
  },
  async update(_context, current, changes) {
    checkAmount({ ...current, ...changes })
    return changes
  },
  lockFirst: ({ tx }, id) => lockProgramsOfFees(tx, [id]),
  remove: (context, fee) => refuseWhileUsed(context, 'id', fee.id, 'fee'),
}

/** Families must be able to see programs that they are or were registered for. */
async function refuseDraft({ tx }: WriteContext, { id }: RowOf<'Program'>): Promise<void> {
  const [row] = await tx`
    select count(*) as registrations from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where f.program_fees_id = ${id} and not r._deleted`
  refuse(programDraftRefusal(Number(row?.registrations ?? 0)))
}

async function refuseWhileUsed(
  { tx }: WriteContext,
  column: 'program_fees_id' | 'id',
  id: string,
  noun: 'program' | 'fee',
): Promise<void> {
  const [row] = await tx`
    select count(*) as players from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where f.${tx(column)} = ${id} and not r._deleted and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})`
  refuse(programDeletionRefusal(noun, row?.players ?? 0))
}
