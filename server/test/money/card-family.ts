import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { afterAll } from 'vitest'
import type { Person } from '../amplify-client.ts'
import { getRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo } from '../registering.ts'
import type { RunningServer } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { type Session, StripeStandIn } from './stripe-stand-in.ts'

export interface CardFamily {
  email: string
  userId: string
  registrationId: string
  reference: string
}

/** A card service for all tests of a file; call it once, at the top. */
export async function stripeForFile(): Promise<StripeStandIn> {
  const stripe = new StripeStandIn()
  await stripe.start()
  afterAll(() => stripe.stop())
  return stripe
}

/** A family that owes 8000 for November and 4000 for December. */
export async function givenCardFamily(desk: Person): Promise<CardFamily> {
  const fall = await givenFall(desk)
  const { mum, user, child } = await givenMum(desk)
  const { it } = await register(mum, await child('Maya'), fall.once, { months: ['2025-11', '2025-12'] })
  await moveTo(desk, it.id, 'APPROVED')
  const userId = user.id as string
  const { number } = JSON.parse((await getRow(desk, 'User', userId, 'ledger')).it.ledger)
  return { email: String(user.email), userId, registrationId: it.id, reference: familyReference(number) }
}

const authorization = async ({ email }: CardFamily) => `Bearer ${await signToken({ email })}`

/** Opens a checkout like the payments page; a refusal is thrown with its sentence. */
export async function openCheckout(
  { url }: RunningServer,
  stripe: StripeStandIn,
  family: CardFamily,
  choice: object = { what: 'NEXT' },
): Promise<Session> {
  const answer = await fetch(`${url}/account/card-payments`, {
    method: 'POST',
    headers: { authorization: await authorization(family), 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
  const said = (await answer.json()) as { url: string; message: string }
  if (!answer.ok) throw new Error(said.message)
  return stripe.session(said.url.split('/').at(-1) ?? '')
}

export async function lookUp({ url }: RunningServer, family: CardFamily, id: string): Promise<object> {
  const headers = { authorization: await authorization(family) }
  return (await (await fetch(`${url}/account/card-payments/${id}`, { headers })).json()) as object
}

/** What was received and sent back, in the order of booking. */
export const entriesOf = async ({ sql }: RunningServer, { userId }: CardFamily) => [
  ...(await sql`
    select id, kind, cents, method, payer, day::text, month, reverses_id as "reversesId",
      registration_id as "itemId" from ledger_entries
    where user_id = ${userId} and kind in ('PAYMENT', 'REFUND', 'REVERSAL') order by number`),
]
