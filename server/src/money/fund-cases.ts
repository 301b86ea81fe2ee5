import { randomUUID } from 'node:crypto'
import type { AuditAct } from '@touchline/domain/audit/audit-actions.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { askRefusal, decisionRefusal, type FundCase, placeEnded } from '@touchline/domain/money/fund-case.ts'
import { openSum } from '@touchline/domain/money/next-to-pay.ts'
import { present } from '@touchline/domain/present.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { lockOwnRegistration } from '../registrations/lock-own-registration.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { casesOfPlace } from './fund-cases-of.ts'
import { helpGranted, helpRefused } from './fund-emails.ts'
import { payerOf } from './ledger.ts'
import { familyOfPlace } from './record-refund.ts'
import { duesOfPlace } from './settle-place.ts'
import { takeBackNotices } from './unpaid-notices.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const Asked = z.object({
  registrationId: z.string(),
  fund: z.string().trim().max(60, 'This is too long.'),
  note: z.string().trim().max(300, 'This is too long: at most 300 characters.').nullish(),
})

/** Records a family's request to a fund for help with a place, by the family or the desk (B-28). */
export const askForHelp: Action = {
  model: Registration,
  tokenWrites: null,
  async run(context, given) {
    const { registrationId, fund, note } = parsed(Asked, given)
    const { tx, today } = context
    const registration = await lockOwnRegistration(context, registrationId)
    const cases = await casesOfPlace(tx, registrationId)
    if (!isOneOf(LIVE_REGISTRATION_STATUSES, registration.status)) refuse(placeEnded())
    refuse(askRefusal({ fund }, cases))
    await tx`
      insert into fund_cases (id, registration_id, fund, note, asked_on)
      values (${randomUUID()}, ${registrationId}, ${fund}, ${note || null}, ${today})`
    const userId = await payerOf(tx, registration.playerRegistrationsId)
    if (userId !== null) await takeBackNotices(tx, userId, registrationId)
    const { role, impersonation } = context.caller
    if (role === 'ADMIN' || impersonation) await recordDecision(context, 'ASK_FUND', userId, { fund })
    return { id: registrationId }
  },
}

const Decided = z.object({
  id: z.string(),
  state: z.enum(['GRANTED', 'REFUSED'], 'Choose one of GRANTED, REFUSED.'),
  cents: z.int().nullish(),
  day: z.string().nullish(),
})

/** Records the fund's decision and emails the family. */
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
    if (isDecided(asked, decision)) return { id: found.registrationId }
    const openCents = openSum(await duesOfPlace(tx, registration))
    refuse(decisionRefusal(asked.state, decision, { openCents, today }))
    const isGranted = state === 'GRANTED'
    await tx`
      update fund_cases set state = ${state}, granted_cents = ${isGranted ? decision.cents : null},
        granted_on = ${isGranted ? decision.day : null} where id = ${id}`
    const { userId, player: firstName, program } = await familyOfPlace(context, registration.id)
    await recordDecision(context, isGranted ? 'GRANT_FUND' : 'REFUSE_FUND', userId, { fund: asked.fund })
    const facts = { fund: asked.fund, firstName, program }
    await writeToGuardians(
      context,
      [{ userPlayersId: userId }],
      isGranted ? helpGranted(facts, decision.cents) : helpRefused(facts),
    )
    return { id: found.registrationId }
  },
}

/** The same decision repeated after a lost response, which must not email the family again. */
const isDecided = (
  { state, grantedCents, grantedOn }: FundCase,
  decision: { state: string; cents: number; day: string },
): boolean =>
  state === 'GRANTED' &&
  decision.state === state &&
  grantedCents === decision.cents &&
  grantedOn === decision.day

const recordDecision = (
  { tx, caller, now }: WriteContext,
  action: AuditAct,
  userId: string | null,
  after: object,
) =>
  recordAct(tx, {
    adminEmail: present(caller.impersonation?.adminEmail ?? caller.email, 'the address of an administrator'),
    action,
    userId,
    ...(caller.impersonation && {
      asUserId: caller.impersonation.userId,
      reason: caller.impersonation.reason,
    }),
    after,
    now,
  })
