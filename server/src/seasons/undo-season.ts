import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { Refusal, unauthorised } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { IdInput, lockedSeason } from './roll-over.ts'

const [Season, Program, ProgramFee, Discount, AppliableDiscount] = [
  modelNamed('Season'),
  modelNamed('Program'),
  modelNamed('ProgramFee'),
  modelNamed('Discount'),
  modelNamed('AppliableDiscount'),
]

/** Deletes the new season as if it had never been made, until the first family has registered (S-14). */
export const undoNextSeason: Action = {
  model: Season,
  tokenWrites: ['Season', 'Program', 'ProgramFee', 'Discount', 'AppliableDiscount'],
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('undoNextSeason', 'Mutation')
    const { id } = parsed(IdInput, given)
    const season = await lockedSeason(context, id)
    const { tx } = context
    const programs = await selectRows(
      tx,
      Program,
      'season_id = $1 and not _deleted order by id',
      [id],
      'for update',
    )
    await refuseWithRegistrations(context, season)
    const madeFor = await discountsOnlyOf(context, season)
    for (const program of programs) {
      const fees = await selectRows(tx, ProgramFee, 'program_fees_id = $1 and not _deleted', [program.id])
      for (const fee of fees) {
        const links = await selectRows(tx, AppliableDiscount, 'program_fee_id = $1 and not _deleted', [
          fee.id,
        ])
        for (const link of links) await updateRecorded(context, AppliableDiscount, link, { _deleted: true })
        await updateRecorded(context, ProgramFee, fee, { _deleted: true })
      }
      await updateRecorded(context, Program, program, { _deleted: true })
    }
    for (const discount of madeFor) await updateRecorded(context, Discount, discount, { _deleted: true })
    await updateRecorded(context, Season, season, { _deleted: true })
    return { id }
  },
}

async function refuseWithRegistrations({ tx }: WriteContext, { id, name }: RowOf<'Season'>): Promise<void> {
  const [row] = await tx`
    select count(*) as count from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where g.season_id = ${id} and not r._deleted`
  if (Number(row?.count ?? 0) > 0)
    throw new Refusal(
      'RuleViolation',
      `Somebody is registered for ${name} already, so it can’t be taken back. You can still close its programs.`,
    )
}

/** Discounts that only this season uses. */
const discountsOnlyOf = ({ tx }: WriteContext, { id, createdAt }: RowOf<'Season'>) =>
  selectRows(
    tx,
    Discount,
    `not _deleted and created_at >= $2 and exists (
      select from appliable_discounts a join program_fees f on f.id = a.program_fee_id
      join programs g on g.id = f.program_fees_id where a.discount_id = t.id and not a._deleted and g.season_id = $1)
     and not exists (
      select from appliable_discounts a join program_fees f on f.id = a.program_fee_id
      join programs g on g.id = f.program_fees_id
      where a.discount_id = t.id and not a._deleted and g.season_id is distinct from $1)`,
    [id, createdAt],
  )
