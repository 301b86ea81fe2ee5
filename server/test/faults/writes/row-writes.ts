import { randomUUID } from 'node:crypto'
import { AT_THE_DESK } from '../../agree.ts'
import { givenBy, type Row } from '../../given.ts'
import type { Club } from '../club.ts'
import { fallOf, givenPlace, mutation, type Write, type Writes } from './write.ts'

const SEASON = {
  ...{ startDate: '2025-09-06', endDate: '2025-12-18', days: ['SAT'], startTime: '17:00', endTime: '18:30' },
}

const DATES = { startDate: '2026-01-10', endDate: '2026-03-22' }
const child = { firstName: 'Maya', lastName: 'Singh', birthDate: '2017-05-31' }

/** Creates a row of each model, as the desk does. */
const makers: Record<string, (club: Club) => Promise<Record<string, unknown>>> = {
  User: async () => ({ email: `${randomUUID()}@example.org`, firstName: 'Pat', phone: '604-555-0100' }),
  Player: async ({ desk }) => ({ ...child, userPlayersId: (await givenBy(desk).user()).id }),
  Season: async () => ({ ...SEASON, name: `Season ${randomUUID()}`, status: 'PUBLISHED' }),
  Program: async () => ({ ...DATES, name: 'Winter training' }),
  ProgramFee: async ({ desk }) => ({
    programFeesId: (await givenBy(desk).program(DATES)).id,
    type: 'MONTHLY_ONCE',
    amount: 80,
  }),
  Discount: async () => ({ name: 'Family', type: 'FAMILY', percentage: 20 }),
  AppliableDiscount: async (club) => ({
    programFeeID: (await fallOf(club)).once.id,
    discountID: (await givenBy(club.desk).discount()).id,
  }),
  PlayerProgramRegistration: async (club) => ({
    playerRegistrationsId: (await givenPlayer(club)).id,
    programFeeRegistrationsId: (await fallOf(club)).once.id,
    months: ['2025-10'],
    days: ['SAT'],
    reason: AT_THE_DESK,
  }),
  RegistrationDiscount: async (club) => {
    const { id, once } = await givenPlace(club)
    const given = givenBy(club.desk)
    const discount = await given.discount({ type: 'HARDSHIP', name: 'Hardship' })
    await given.create('AppliableDiscount', { programFeeID: once.id, discountID: discount.id })
    return { registrationID: id, discountID: discount.id }
  },
  KitOrder: async (club) => ({
    ...{ itemType: 'SOCKS', size: 'S', quantity: 1 },
    playerKitOrdersId: (await givenPlayer(club)).id,
  }),
  ClubSetting: async () => ({ key: `note ${randomUUID()}`, value: '{}', published: false }),
  Tournament: async () => ({ slug: `cup-${randomUUID().slice(0, 8)}`, name: 'Cup', status: 'DRAFT' }),
}

const changes: Record<string, object> = {
  User: { lastName: 'Lee' },
  Player: { firstName: 'May' },
  Season: { startTime: '17:30' },
  Program: { name: 'Spring training' },
  ProgramFee: { amount: 90 },
  Discount: { percentage: 25 },
  PlayerProgramRegistration: { status: 'APPROVED' },
  KitOrder: { size: 'M' },
  ClubSetting: { value: '{"title":"Kick-off"}' },
  Tournament: { name: 'Spring cup' },
}

const NEVER_CHANGED = ['AppliableDiscount', 'RegistrationDiscount']

async function givenPlayer({ desk }: Club): Promise<Row> {
  const given = givenBy(desk)
  return given.player({ userPlayersId: (await given.user()).id })
}

const made = async (club: Club, model: string): Promise<Row> =>
  givenBy(club.desk).create(model, (await makers[model]?.(club)) ?? {})

/** A screen that creates a row chooses its id in advance, unless other fields already identify the row. */
const NATURAL = [
  'User',
  'ProgramFee',
  'RegistrationDiscount',
  'ClubSetting',
  'Tournament',
  'AppliableDiscount',
]

const creates =
  (model: string): Write =>
  async (club) => {
    const input = (await makers[model]?.(club)) ?? {}
    return mutation(club.desk, `create${model}`, {
      ...(NATURAL.includes(model) ? {} : { id: randomUUID() }),
      ...input,
    })
  }

const updates =
  (model: string): Write =>
  async (club) => {
    const { id, _version } = await made(club, model)
    return mutation(club.desk, `update${model}`, { id, _version, ...changes[model] })
  }

const deletes =
  (model: string): Write =>
  async (club) => {
    const { id, _version } = await made(club, model)
    return mutation(club.desk, `delete${model}`, { id, _version })
  }

/** Single rows, through the operations of each model. */
export const rowWrites: Writes = Object.fromEntries(
  Object.keys(makers).flatMap((model): [string, Write][] => [
    [`create${model}`, creates(model)],
    ...(NEVER_CHANGED.includes(model) ? [] : ([[`update${model}`, updates(model)]] as [string, Write][])),
    [`delete${model}`, deletes(model)],
  ]),
)
