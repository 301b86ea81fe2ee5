import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { ownIdentity } from '../server/src/identity/modes-config.ts'
import { type Family, FEE, PASSWORD } from './opening-club.ts'

/** How long each family waited, in milliseconds. */
export interface Evening {
  /** Its arrival, relative to the first one. */
  comesAt: number
  page: number
  signIn: number
  reads: number
  registration: number
  status: string
}

export interface Night {
  evenings: Evening[]
  /** The errors of a family, in order. */
  errors: string[]
}

const CONSENTS = REQUIRED_CONSENTS.map((text) => ({ text, textVersion: defaultConsents[text].version }))

const MY_FAMILY = `query MyFamily($userId: ID!) {
  playersOfFamily(userPlayersId: $userId, limit: 100) {
    items {
      id firstName lastName birthDate status gender emergencyContact emergencyPhone _version _deleted
      registrations(limit: 200) { items { id status months days priceCents reference waitlistPosition _version } }
      consents(limit: 200) { items { text textVersion agreed createdAt } }
    }
  }
}`

const PROGRAMS = `query OfferedPrograms {
  listPrograms(limit: 200, filter: { status: { ne: "DRAFT" } }) {
    items { id name startDate endDate days capacity placesLeft status fees(limit: 10) { items { id type amount } } }
  }
}`

const REGISTER = `mutation Register($input: RegisterPlayersInput!) {
  registerPlayers(input: $input) { items { id status priceCents } totalCents }
}`

/**
 * Families arrive evenly over this many seconds, however long the earlier ones take. Each opens the home page, signs
 * in, sees its children and the programs, and registers one child.
 */
export async function openingNight(
  url: string,
  families: readonly Family[],
  seconds: number,
): Promise<Night> {
  const night: Night = { evenings: [], errors: [] }
  const startedAt = performance.now()
  await Promise.all(
    families.map(async (family, n) => {
      const comesAt = (n * seconds * 1000) / families.length
      await wait(Math.max(0, comesAt - (performance.now() - startedAt)))
      try {
        night.evenings.push({ comesAt, ...(await spendEvening(url, family, n)) })
      } catch (error) {
        night.errors.push(String(error))
      }
    }),
  )
  return night
}

async function spendEvening(
  url: string,
  { email, userId, playerId }: Family,
  n: number,
): Promise<Omit<Evening, 'comesAt'>> {
  const headers = { 'x-forwarded-for': `10.9.${Math.floor(n / 250) % 250}.${n % 250}` }
  const page = await timed(() => answerOf(`${url}/`, { headers }))
  const signIn = await timed(() =>
    answerOf(`${url}/cognito/user-pool`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: ownIdentity.userPoolClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    }),
  )
  const authorization: string = JSON.parse(signIn.result).AuthenticationResult.AccessToken
  const ask = async (query: string, variables: object = {}) => {
    const body = JSON.stringify({ query, variables })
    const sent = { ...headers, authorization, 'content-type': 'application/json' }
    const { data, errors } = JSON.parse(
      await answerOf(`${url}/graphql`, { method: 'POST', headers: sent, body }),
    )
    if (errors) throw new Error(errors.map(({ message }: { message: string }) => message).join(' '))
    return data
  }
  const reads = await timed(async () => {
    await ask(MY_FAMILY, { userId })
    await ask(PROGRAMS)
  })
  const input = {
    registrations: [{ id: randomUUID(), playerRegistrationsId: playerId, programFeeRegistrationsId: FEE }],
    consents: CONSENTS,
    contacts: { phone: '604-555-0142', emergencyContact: 'Gran', emergencyPhone: '604-555-0143' },
  }
  const registration = await timed(() => ask(REGISTER, { input }))
  return {
    page: page.ms,
    signIn: signIn.ms,
    reads: reads.ms,
    registration: registration.ms,
    status: registration.result.registerPlayers.items[0].status,
  }
}

async function timed<Result>(act: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const startedAt = performance.now()
  const result = await act()
  return { ms: performance.now() - startedAt, result }
}

async function answerOf(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}
