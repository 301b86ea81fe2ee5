import { phoneProblem } from '@touchline/domain/families/phone-problem.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { PAY_PLANS } from '@touchline/domain/money/pay-plan.ts'
import { present } from '@touchline/domain/present.ts'
import { seenPriceRefusal } from '@touchline/domain/pricing/seen-price.ts'
import { paperRefusal } from '@touchline/domain/registrations/given-consents.ts'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { conditionFailed, refuse, unauthorised } from '../graphql/errors.ts'
import { createByRules } from '../graphql/write/apply.ts'
import { seenTotal } from '../graphql/write/rows-in-one-go.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { forgetCalls } from '../mail/outbox/calls.ts'
import { registerTogether } from '../registrations/register.ts'
import { GivenConsents } from '../registrations/register-players.ts'
import { makeFamilyCode } from './family-code.ts'

const [User, Player] = [modelNamed('User'), modelNamed('Player')]

const MOST_CHILDREN = 10

const name = z.string().trim().min(1, 'Please fill this in.').max(100, 'This is too long.')
const contact = z.string().trim().max(200, 'This is too long.').nullish()

/** In lower case, like the placeholder address that contains it. */
const OwnId = z.string().regex(/^[\da-f-]{32,36}$/, 'This must be 32 hexadecimal digits.')

const Input = z.object({
  id: OwnId,
  firstName: name,
  lastName: name,
  phone: name.refine(
    (phone) => phoneProblem(phone) === null,
    'Please enter a phone number, like 604-555-0100.',
  ),
  children: z
    .array(
      z.object({
        id: z.string(),
        registrationId: z.string(),
        firstName: name,
        lastName: name,
        birthDate: z.iso.date('Please enter the birth date.'),
        programFeeId: z.string(),
        months: z.array(z.string()).nullish(),
        days: z.array(z.string()).nullish(),
        payPlan: z.enum(PAY_PLANS, `Choose one of ${PAY_PLANS.join(', ')}.`).nullish(),
      }),
    )
    .min(1, 'Please add at least one child.')
    .max(MOST_CHILDREN, `At most ${MOST_CHILDREN} children can be registered in one go.`),
  emergencyContact: contact,
  emergencyPhone: contact,
  consents: GivenConsents.nullish(),
  signedOn: z.iso.date('Please enter the day on the paper.').nullish(),
  reason: z.string().trim().max(500, 'This is too long.').nullish(),
  allOrNone: z.boolean().nullish(),
  totalCents: seenTotal,
})

type WalkIn = z.output<typeof Input>

/** Registers a family without email at the desk (P-16): guardian, children, places, paper forms and a code. */
export const registerWalkIn: Action = {
  model: User,
  tokenWrites: null,
  isCrowded: true,
  async run(context, given) {
    const { tx, caller } = context
    if (caller.role !== 'ADMIN' || caller.accessToken !== null)
      throw unauthorised('registerWalkIn', 'Mutation')
    const asked = parsed(Input, given)
    for (const id of [...asked.children.flatMap((child) => [child.id, child.registrationId])]) checkId(id)
    await tx`select pg_advisory_xact_lock(hashtextextended(${`create ${asked.id}`}, 0))`
    const [known] = await tx<{ email: string; phone: string | null }[]>`
      select email, phone from users where id = ${asked.id}`
    // A repeat after a lost response: creates nothing twice, but a new code, because nobody has seen the first.
    if (known) {
      if (known.email !== withoutEmail(asked.id) || known.phone !== asked.phone) throw conditionFailed()
    } else await registerFamily(context, asked)
    const code = await makeFamilyCode(context, asked.id)
    return { typeName: 'WalkInFamily', texts: { userId: asked.id, code } }
  },
}

async function registerFamily(context: WriteContext, asked: WalkIn): Promise<void> {
  const { id, firstName, lastName, phone, emergencyContact, emergencyPhone, signedOn } = asked
  if (signedOn) refuse(paperRefusal({ signedOn, lastAnsweredAt: null }, context.today))
  await createByRules(context, User, {
    id,
    email: withoutEmail(id),
    firstName,
    lastName,
    phone,
    avatarUrl: '',
  })
  for (const child of asked.children)
    await createByRules(context, Player, {
      id: child.id,
      userPlayersId: id,
      firstName: child.firstName,
      lastName: child.lastName,
      birthDate: child.birthDate,
      emergencyContact: emergencyContact || null,
      emergencyPhone: emergencyPhone || null,
    })
  const inputs = asked.children.map((child) => ({
    id: child.registrationId,
    playerRegistrationsId: child.id,
    programFeeRegistrationsId: child.programFeeId,
    ...(child.months ? { months: child.months } : {}),
    ...(child.days ? { days: child.days } : {}),
    ...(child.payPlan ? { payPlan: child.payPlan } : {}),
    ...(asked.reason ? { reason: asked.reason } : {}),
  }))
  const seenBy = present(context.caller.email, 'the address of an administrator')
  const rows = await registerTogether(context, inputs, {
    allOrNone: asked.allOrNone ?? false,
    ...(signedOn ? { consents: asked.consents ?? [], signed: { userId: id, signedOn, seenBy } } : {}),
  })
  await forgetCalls(context.tx, id)
  const cents = rows.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  refuse(seenPriceRefusal(asked.totalCents ?? null, cents))
}
