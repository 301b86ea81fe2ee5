import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { lineLeftRefusal } from '@touchline/domain/registrations/offer-answer.ts'
import { mayReturn } from '@touchline/domain/registrations/waiting-list.ts'
import { refuse } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { refuseTwice } from './move.ts'
import { nextNumber, settleLine } from './waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/** Restores the position in line that a family has left, as if they never had (W-10); the program is locked. */
export async function comeBack(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  if (registration.status === 'WAITLISTED') return
  if (!mayReturn(registration, context.now.toISOString())) refuse(lineLeftRefusal())
  const program = await selectRow(
    context.tx,
    modelNamed('Program'),
    'id = (select program_fees_id from program_fees where id = $1)',
    [registration.programFeeRegistrationsId],
  )
  await refuseTwice(context, registration, program)
  // Their old number still marks the old position.
  const lineNumber = registration.lineNumber ?? (await nextNumber(context.tx, program.id))
  await updateRecorded(context, Registration, registration, {
    status: 'WAITLISTED',
    lineNumber,
    leftLineAt: null,
  })
  await settleLine(context, program.id, null)
}
