import { randomUUID } from 'node:crypto'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { askRefusal, decisionRefusal } from '@touchline/domain/money/fund-case.ts'
import { openSum } from '@touchline/domain/money/next-to-pay.ts'
import { present } from '@touchline/domain/present.ts'
import type { RowOf } from '@touchline/domain/rows.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/sound-input.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { lockOwnRegistration } from '../registrations/lock-own-registration.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { casesOfPlace } from './fund-cases-of.ts'
import { helpGranted, helpRefused } from './fund-emails.ts'
import { duesOfPlace } from './settle-place.ts'
import { takeBackNotices } from './unpaid-notices.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const Asked = z.object({
  registrationId: z.string(),
  fund: z.string().trim().max(60, 'This is too long.'),
  note: z.string().trim().max(300, 'This is too long: at most 300 characters.').nullish(),
})

/** A family asks a fund for help with a place, or the desk notes that it has (B-28). */
export const askForHelp: Action = {
  model: Registration,
  tokenWrites: null,
  async run(context, given) {
    const { registrationId, fund, note } = parsed(Asked, given)
    const { tx, today } = context
    const registration = await lockOwnRegistration(context, registrationId)
    const cases = await casesOfPlace(tx, registrationId)
    if (!isOneOf(LIVE_REGISTRATION_STATUSES, registration.status))
      refuse({ code: 'NO_PLACE', field: 'registrationId', message: 'This registration has ended.' })
    refuse(askRefusal({ fund }, cases))
    await tx`
      insert into fund_cases (id, registration_id, fund, note, asked_on)
      values (${randomUUID()}, ${registrationId}, ${fund}, ${note || null}, ${today})`
    const userId = await guardianOf(context, registration)
    if (userId !== null) await takeBackNotices(tx, userId, registrationId)
    if (context.caller.role === 'ADMIN') await recordDecision(context, 'ASK_FUND', userId, { fund })
    return { id: registrationId }
  },
}

const Decided = z.object({
  id: z.string(),
  state: z.enum(['GRANTED', 'REFUSED'], 'Choose one of GRANTED, REFUSED.'),
  cents: z.int().nullish(),
  day: z.string().nullish(),
})

/** The desk notes what the fund has said; the family gets an email. */
export const decideHelp: Action = {
  model: Registration,
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('decideHelp', 'Mutation')
    const { id, state, cents, day } = parsed(Decided, given)
    const { tx, today } = context
    const [found] = await tx<{ registrationId: string }[]>`
      select registration_id as "registrationId" from fund_cases where id = ${id}`
    if (!found) throw notFound('FundCase', id)
    const registration = await lockOwnRegistration(context, found.registrationId)
    const asked = present(
      (await casesOfPlace(tx, found.registrationId)).find((one) => one.id === id),
      'a case that was there',
    )
    const decision = { state, cents: cents ?? 0, day: day ?? today }
    const openCents = openSum(await duesOfPlace(tx, registration))
    refuse(decisionRefusal(asked.state, decision, { openCents, today }))
    const isGranted = state === 'GRANTED'
    await tx`
      update fund_cases set state = ${state}, granted_cents = ${isGranted ? decision.cents : null},
        granted_on = ${isGranted ? decision.day : null} where id = ${id}`
    const userId = await guardianOf(context, registration)
    await recordDecision(context, isGranted ? 'GRANT_FUND' : 'REFUSE_FUND', userId, { fund: asked.fund })
    const facts = { fund: asked.fund, ...(await namesOf(context, registration)) }
    await writeToGuardians(
      context,
      [{ userPlayersId: userId }],
      isGranted ? helpGranted(facts, decision.cents) : helpRefused(facts),
    )
    return { id: found.registrationId }
  },
}

async function guardianOf({ tx }: WriteContext, registration: RowOf<'PlayerProgramRegistration'>) {
  const [player] = await tx<{ userId: string | null }[]>`
    select user_players_id as "userId" from players where id = ${registration.playerRegistrationsId}`
  return player?.userId ?? null
}

async function namesOf({ tx }: WriteContext, registration: RowOf<'PlayerProgramRegistration'>) {
  const [names] = await tx<{ firstName: string; program: string }[]>`
    select p.first_name as "firstName", g.name as program from players p, program_fees f
      join programs g on g.id = f.program_fees_id
    where p.id = ${registration.playerRegistrationsId} and f.id = ${registration.programFeeRegistrationsId}`
  return present(names, 'the child and the program of a registration')
}

const recordDecision = (
  { tx, caller, now }: WriteContext,
  action: string,
  userId: string | null,
  after: object,
) =>
  recordAct(tx, {
    adminEmail: present(caller.email, 'the address of an administrator'),
    action,
    userId,
    after,
    now,
  })
