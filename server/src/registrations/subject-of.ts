import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** A registration with its child and program, which emails about it name. */
export interface Subject {
  registration: RowOf<'PlayerProgramRegistration'>
  player: RowOf<'Player'>
  program: RowOf<'Program'>
}

export async function subjectOf(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<Subject> {
  const id = registration.playerRegistrationsId
  const player = await selectRow(context.tx, modelNamed('Player'), 'id = $1', [id])
  return { registration, player, program: await programOf(context, registration) }
}

/** Also returns a program that has been deleted since. */
export async function programOf(
  { tx }: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<RowOf<'Program'>> {
  const where = 'id = (select program_fees_id from program_fees where id = $1)'
  return selectRow(tx, modelNamed('Program'), where, [registration.programFeeRegistrationsId])
}
