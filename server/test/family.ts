import { randomUUID } from 'node:crypto'
import { AT_THE_DESK } from './agree.ts'
import { type Person, parent } from './amplify-client.ts'
import { EMERGENCY, type Row } from './given.ts'

/** A parent with one child, a registration and a kit order: a row of every kind that belongs to a family. */
export interface Family {
  mum: Person
  user: Row
  player: Row
  program: Row
  fee: Row
  discount: Row
  appliable: Row
  registration: Row
  registrationDiscount: Row
  kitOrder: Row
  consent: Row
  setting: Row
  tournament: Row
}

const models = {
  user: 'User',
  player: 'Player',
  program: 'Program',
  fee: 'ProgramFee',
  discount: 'Discount',
  appliable: 'AppliableDiscount',
  registration: 'PlayerProgramRegistration',
  registrationDiscount: 'RegistrationDiscount',
  kitOrder: 'KitOrder',
  setting: 'ClubSetting',
  tournament: 'Tournament',
} as const

const names = Object.keys(models) as (keyof typeof models)[]
const document = `mutation Family(${names.map((name) => `$${name}: Create${models[name]}Input!`).join(', ')}) {
  ${names.map((name) => `${name}: create${models[name]}(input: $${name}) { id _version createdAt }`).join('\n')}
}`

/** Created in a single request, because many tests need it. */
export async function givenFamily(desk: Person): Promise<Family> {
  const key = randomUUID()
  const id = Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<
    keyof typeof models,
    string
  >
  const inputs: Record<keyof typeof models, Record<string, unknown>> = {
    user: { email: `${key}@example.org`, firstName: 'Pat', lastName: 'Singh', phone: '604-555-0100' },
    player: {
      firstName: 'Maya',
      lastName: 'Singh',
      birthDate: '2017-05-31',
      userPlayersId: id.user,
      ...EMERGENCY,
    },
    program: { name: 'Fall training', startDate: '2025-09-06', endDate: '2025-12-18' },
    fee: { programFeesId: id.program, type: 'MONTHLY_ONCE', amount: 80 },
    discount: { name: 'Family', type: 'FAMILY', percentage: 20 },
    appliable: { programFeeID: id.fee, discountID: id.discount },
    registration: {
      playerRegistrationsId: id.player,
      programFeeRegistrationsId: id.fee,
      reason: AT_THE_DESK,
    },
    registrationDiscount: { registrationID: id.registration, discountID: id.discount },
    kitOrder: { playerKitOrdersId: id.player, itemType: 'SOCKS', size: 'S', quantity: 1 },
    setting: { key: `news ${key}`, value: '{"title":"Kick-off"}' },
    tournament: { slug: `cup-${key}`, name: 'Lunar Cup', status: 'PUBLISHED' },
  }
  for (const name of names) inputs[name].id = id[name]
  const made = await sound(desk, document, inputs)
  const rows = Object.fromEntries(names.map((name) => [name, { ...inputs[name], ...made[name] }]))
  const mum = await parent(inputs.user.email as string)
  const consent = {
    userId: id.user,
    playerId: id.player,
    text: 'RISK',
    textVersion: '2025-1',
    agreed: true,
  }
  const agreed = await sound(
    mum,
    `mutation Agree($input: CreateConsentInput!) { consent: createConsent(input: $input) { id _version createdAt } }`,
    { input: consent },
  )
  return { ...rows, mum, consent: { ...consent, ...agreed.consent } } as unknown as Family
}

async function sound(
  who: Person,
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, Row>> {
  const { data, errors } = await who.ask(query, variables)
  if (errors.length > 0) throw new Error(`given a family: ${errors.map(({ message }) => message).join(' ')}`)
  return data
}

/** Another guardian whom the club links with this family; if already linked, they stay linked. */
export async function givenPartner(desk: Person, { user }: Pick<Family, 'user'>): Promise<Person> {
  const partner = await parent(`${randomUUID()}@example.org`)
  const { made } = await sound(
    desk,
    'mutation User($input: CreateUserInput!) { made: createUser(input: $input) { id _version } }',
    { input: { email: partner.email, firstName: 'Sam', family: user.id } },
  )
  if (!made) throw new Error('a partner without a record')
  await setFamily(desk, user.email as string, user.id)
  return partner
}

/** Takes somebody out of the family they were linked with. */
export const unlink = (desk: Person, { email }: Person): Promise<void> => setFamily(desk, email, null)

async function setFamily(desk: Person, email: string, family: string | null): Promise<void> {
  const find =
    'query U($email: String!) { found: usersByEmail(email: $email) { items { id _version family } } }'
  const { found } = await sound(desk, find, { email })
  const [user] = (found as unknown as { items: Row[] }).items
  if (!user) throw new Error(`nobody with the address ${email}`)
  if (user.family !== family)
    await sound(desk, 'mutation L($input: UpdateUserInput!) { it: updateUser(input: $input) { id } }', {
      input: { id: user.id, _version: user._version, family },
    })
}
