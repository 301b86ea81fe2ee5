import type { ChangedProgram } from '@touchline/domain/registrations/program-move.ts'
import * as z from 'zod'
import { moveToProgram, type ProgramMoveInput } from '../registrations/move-to-program.ts'
import { Id, SeenVersion } from './inputs.ts'
import { inWriteOrUndone } from './preview.ts'
import { type RestContext, type Route, route } from './route.ts'

const ProgramMove = z
  .object({
    version: z.int().describe('Of the registration that is moved, as it was looked at'),
    registrationId: z.string().describe('The registration in the other program'),
    from: z.string(),
    to: z.string(),
    status: z.string(),
    position: z.int().nullable().describe('In line for the other program'),
    months: z.array(z.string()),
    keepsPlace: z.boolean().describe('Whether the place is kept until there is one in the other program'),
    beforeCents: z.int(),
    priceCents: z.int(),
    creditCents: z.int().describe('Of what was paid: what counts for the other program'),
    refundCents: z.int().describe('Of what was paid: what goes back'),
    refundReasons: z.array(z.string()),
  })
  .meta({ id: 'ProgramMove' })

const LONGEST_DAYS = 20

/** 'SAT' or 'SAT,SUN'; omitted for programs without a choice of days. */
const Days = z
  .string()
  .max(LONGEST_DAYS)
  .transform((text) => text.split(','))
  .optional()

const move = (context: RestContext, wanted: ProgramMoveInput, isPreview: boolean): Promise<ChangedProgram> =>
  inWriteOrUndone(context, isPreview, (write) => moveToProgram(write, wanted))

const preview = route({
  method: 'get',
  path: '/registrations/{id}/moves/{feeId}',
  summary: 'What would become of a registration in another program; nothing is changed',
  input: { params: { id: Id, feeId: Id }, query: { days: Days } },
  output: ProgramMove,
  handler: (context, { params, query }) =>
    move(context, { registrationId: params.id, feeId: params.feeId, days: query.days ?? null }, true),
})

const run = route({
  method: 'post',
  path: '/registrations/{id}/moves/{feeId}',
  summary:
    'Move a registration to another program, as the preview has shown it; refused once that has changed',
  status: 201,
  input: {
    params: { id: Id, feeId: Id },
    body: {
      days: Days,
      version: SeenVersion,
      status: z.string(),
      priceCents: z.int(),
      refundCents: z.int(),
    },
  },
  output: ProgramMove,
  handler: (context, { params, body: { days, ...seen } }) =>
    move(context, { registrationId: params.id, feeId: params.feeId, days: days ?? null, seen }, false),
})

export const programMoveRoutes: Route[] = [preview, run]
