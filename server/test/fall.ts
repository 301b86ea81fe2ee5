import { AT_THE_DESK, agree } from './agree.ts'
import { DESK, type Person, parent } from './amplify-client.ts'
import { createRow, type Outcome } from './calls.ts'
import { givenBy, type Row } from './given.ts'

export const REGISTRATION = 'PlayerProgramRegistration'

/** The fall program with its two fees and two discounts. */
export async function givenFall(desk: Person, values: Record<string, unknown> = {}) {
  const given = givenBy(desk)
  const program = await given.program({ days: ['SAT', 'SUN'], ...values })
  const once = await given.fee(program.id)
  const twice = await given.fee(program.id, { type: 'MONTHLY_TWICE', amount: 150 })
  const december = await given.discount({
    name: 'December special',
    type: 'SEASONAL',
    percentage: 50,
    conditions: '{"serviceMonths":["2025-12"]}',
  })
  const family = await given.discount({ name: 'Family discount', conditions: '{"minChildren":2}' })
  for (const fee of [once, twice])
    for (const discount of [december, family])
      await given.create('AppliableDiscount', { programFeeID: fee.id, discountID: discount.id })
  return { program, once, twice, december, family }
}

export interface Mum {
  mum: Person
  user: Row
  child(firstName: string): Promise<Row>
}

export async function givenMum(desk: Person): Promise<Mum> {
  const given = givenBy(desk)
  const user = await given.user()
  const child = (firstName: string) => given.player({ userPlayersId: user.id, firstName })
  return { mum: await parent(user.email as string), user, child }
}

const PRICED =
  'id status months priceCents priceWorking discounts { items { discountID registrationID percentage amountCents month } }'

/** A parent gives the consents first; the desk gives a reason instead. */
export async function register(
  who: Person,
  player: Row,
  fee: Row,
  values: Record<string, unknown> = {},
): Promise<Outcome> {
  const isDesk = who.email === DESK
  if (!isDesk) await agree(who, player)
  const input = { playerRegistrationsId: player.id, programFeeRegistrationsId: fee.id, ...values }
  return createRow(who, REGISTRATION, isDesk ? { reason: AT_THE_DESK, ...input } : input, PRICED)
}
