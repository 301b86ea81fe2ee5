import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { demo, newAccount, tokenOf } from './sign-in.ts'

type Variables = Record<string, unknown>

/** Sends one operation on behalf of somebody; returns the value of its root field, and throws the service's error. */
export type Api = <Answer>(query: string, variables?: Variables) => Promise<Answer>

/** The service on behalf of an account, without the screens. */
export async function apiAs(request: APIRequestContext, email: string): Promise<Api> {
  const authorization = await tokenOf(request, email)
  return async (query, variables = {}) => {
    const answer = await request.post('/graphql', { headers: { authorization }, data: { query, variables } })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(errors.map(({ message }: { message: string }) => message).join('; '))
    return Object.values(data)[0] as never
  }
}

export const apiAsAdmin = (request: APIRequestContext): Promise<Api> => apiAs(request, demo.admin)

export interface FamilyMember {
  id: string
  firstName: string
}

export interface TestFamily {
  email: string
  /** The service on behalf of the parent. */
  parent: Api
  players: FamilyMember[]
}

/** A new family with children of these names, oldest first; nobody is registered. */
export async function newFamily(request: APIRequestContext, ...firstNames: string[]): Promise<TestFamily> {
  const email = await newAccount(request)
  const parent = await apiAs(request, email)
  const user = await parent<{ id: string }>(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { email, firstName: 'Robin', lastName: 'Fraser', phone: '604-555-0100' } },
  )
  const players: FamilyMember[] = []
  for (const [n, firstName] of firstNames.entries())
    players.push(
      await parent<FamilyMember>(
        'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id firstName } }',
        {
          input: {
            firstName,
            lastName: 'Fraser',
            birthDate: `${2016 + n}-03-0${n + 1}`,
            userPlayersId: user.id,
            emergencyContact: 'Gran Fraser',
            emergencyPhone: '604-555-0143',
          },
        },
      ),
    )
  return { email, parent, players }
}

export interface TestProgram {
  id: string
  name: string
  onceFeeId: string
}

/** From the first day of next month, so that nothing of it is over, whatever the date. */
export const FOUR_MONTHS = {
  startDate: firstOfMonth(1),
  endDate: addDays(firstOfMonth(5), -1),
}

function firstOfMonth(ahead: number): string {
  const today = clubDay(new Date())
  const month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + ahead, 1))
  return month.toISOString().slice(0, 10)
}

/** Mutations that fit into one request, run in order. */
const PROGRAM = `mutation ($program: CreateProgramInput!, $once: CreateProgramFeeInput!, $twice: CreateProgramFeeInput!) {
  createProgram(input: $program) { id name }
  once: createProgramFee(input: $once) { id }
  twice: createProgramFee(input: $twice) { id }
}`

/** A new program, open and for all ages, with the club's family discount. */
export async function newProgram(admin: Api, values: Variables = {}): Promise<TestProgram> {
  const [id, onceFeeId, twiceFeeId] = [randomUUID(), randomUUID(), randomUUID()]
  const program = {
    id,
    name: `Training ${id.slice(0, 8)}`,
    ...FOUR_MONTHS,
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    kind: 'TRAINING',
    status: 'OPEN',
    ...values,
  }
  const { name } = await admin<{ name: string }>(PROGRAM, {
    program,
    once: { id: onceFeeId, programFeesId: id, type: 'MONTHLY_ONCE', amount: 80 },
    twice: { id: twiceFeeId, programFeesId: id, type: 'MONTHLY_TWICE', amount: 150 },
  })
  const { items } = await admin<{ items: { id: string }[] }>(
    '{ listDiscounts(filter: { type: { eq: "FAMILY" } }) { items { id } } }',
  )
  for (const programFeeID of [onceFeeId, twiceFeeId])
    for (const { id: discountID } of items)
      await admin(
        'mutation ($input: CreateAppliableDiscountInput!) { createAppliableDiscount(input: $input) { id } }',
        { input: { programFeeID, discountID } },
      )
  return { id, name, onceFeeId }
}

export interface TestRegistration {
  id: string
  status: string
  _version: number
}

/** Registers one child for Saturdays by default, without the screens; at the desk a reason replaces the consents. */
export const register = (
  admin: Api,
  { onceFeeId }: TestProgram,
  player: FamilyMember,
  days: readonly string[] = ['SAT'],
): Promise<TestRegistration> =>
  admin(
    `mutation ($input: CreatePlayerProgramRegistrationInput!) {
      createPlayerProgramRegistration(input: $input) { id status _version }
    }`,
    {
      input: {
        playerRegistrationsId: player.id,
        programFeeRegistrationsId: onceFeeId,
        days,
        reason: 'Entered at the desk',
      },
    },
  )

/** The same on behalf of a parent, with the required consents in the shipped wording. */
export async function registerByParent(parent: Api, feeId: string, player: FamilyMember): Promise<string> {
  const id = randomUUID()
  const consents = REQUIRED_CONSENTS.map((text) => ({ text, textVersion: defaultConsents[text].version }))
  await parent(`mutation ($input: RegisterPlayersInput!) { registerPlayers(input: $input) { totalCents } }`, {
    input: {
      registrations: [
        { id, playerRegistrationsId: player.id, programFeeRegistrationsId: feeId, days: ['SAT'] },
      ],
      consents,
    },
  })
  return id
}

export async function moveTo(
  admin: Api,
  { id }: Pick<TestRegistration, 'id'>,
  status: string,
): Promise<void> {
  const { _version } = await admin<TestRegistration>(
    'query ($id: ID!) { getPlayerProgramRegistration(id: $id) { _version } }',
    { id },
  )
  await admin(
    'mutation ($input: UpdatePlayerProgramRegistrationInput!) { updatePlayerProgramRegistration(input: $input) { id } }',
    { input: { id, _version, status } },
  )
}

/** The number of rows in the service for a child, whatever the screens show. */
export async function countOf(
  parent: Api,
  player: FamilyMember,
  what: 'registrations' | 'kitOrders',
): Promise<number> {
  const found = await parent<Record<string, { items: unknown[] }>>(
    `query ($id: ID!) { getPlayer(id: $id) { ${what} { items { id } } } }`,
    { id: player.id },
  )
  return found[what]?.items.length ?? 0
}
