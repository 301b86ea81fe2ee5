import { modelNamed } from '@touchline/domain/models.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const inProgram = `program_fee_registrations_id in (select id from program_fees where program_fees_id = $1) and not _deleted`

/**
 * Everything that counts or gives away places of a program first takes this lock, so that no place is given twice.
 * A write to an existing registration takes it before the lock on its own row, or two writes could wait for each other.
 */
export async function lockProgramOf(tx: Transaction, registrationId: string): Promise<void> {
  await tx`
    select from programs g where g.id = (
      select f.program_fees_id from program_fees f
      join player_program_registrations r on r.program_fee_registrations_id = f.id
      where r.id = ${registrationId}) for update`
}

export async function lockProgramOfFee(tx: Transaction, feeId: string): Promise<void> {
  await tx`
    select from programs where id = (select program_fees_id from program_fees where id = ${feeId}) for update`
}

export async function placesTaken(tx: Transaction, programId: string): Promise<number> {
  const [row] = await tx.unsafe(
    `select count(*) as taken from player_program_registrations where ${inProgram} and status = any($2)`,
    [programId, `{${PLACE_HOLDING_STATUSES.join(',')}}`],
  )
  return row?.taken ?? 0
}

export async function lastInLine(tx: Transaction, programId: string): Promise<number> {
  const [row] = await tx.unsafe(
    `select count(*) as waiting from player_program_registrations where ${inProgram} and status = 'WAITLISTED'`,
    [programId],
  )
  return row?.waiting ?? 0
}

/** Somebody left the waiting list: those behind move up by one, each as a change of its own. */
export async function closeGap(context: WriteContext, programId: string, position: number): Promise<void> {
  const where = `${inProgram} and status = 'WAITLISTED' and waitlist_position > $2 order by waitlist_position`
  for (const row of await selectRows(context.tx, Registration, where, [programId, position]))
    await updateRecorded(context, Registration, row, {
      waitlistPosition: (row.waitlistPosition as number) - 1,
    })
}
