import { randomInt, randomUUID } from 'node:crypto'
import { AT_THE_DESK } from './agree.ts'
import type { Person } from './amplify-client.ts'

type Values = Record<string, unknown>

/** The emergency contact that every family needs to register (E-19). */
export const EMERGENCY = { emergencyContact: 'Gran', emergencyPhone: '604-555-0143' }

/** Creates rows through the API, as an administrator would; each test creates its own. */
export function givenBy(desk: Person) {
  const create = async (model: string, input: Values): Promise<Row> => {
    const { data, errors } = await desk.ask(
      `mutation Given($input: Create${model}Input!) { made: create${model}(input: $input) { id _version createdAt } }`,
      { input },
    )
    if (errors.length > 0)
      throw new Error(`given ${model}: ${errors.map((error) => error.message).join(' ')}`)
    return { ...input, ...data.made }
  }
  const unique = () => randomUUID().slice(0, 8)
  return {
    create,
    user: (values: Values = {}) =>
      create('User', {
        email: `${unique()}@example.org`,
        firstName: 'Pat',
        lastName: 'Singh',
        // Two people with the same name and number would be taken for one person.
        phone: `604-555-${String(randomInt(10_000)).padStart(4, '0')}`,
        ...values,
      }),
    player: (values: Values = {}) =>
      create('Player', {
        firstName: 'Maya',
        lastName: 'Singh',
        birthDate: '2017-05-31',
        ...EMERGENCY,
        ...values,
      }),
    program: (values: Values = {}) =>
      create('Program', { name: 'Fall training', startDate: '2025-09-06', endDate: '2025-12-18', ...values }),
    fee: (programFeesId: string, values: Values = {}) =>
      create('ProgramFee', { programFeesId, type: 'MONTHLY_ONCE', amount: 80, ...values }),
    discount: (values: Values = {}) =>
      create('Discount', { name: 'Family', type: 'FAMILY', percentage: 20, ...values }),
    registration: (playerRegistrationsId: string, programFeeRegistrationsId: string, values: Values = {}) =>
      create('PlayerProgramRegistration', {
        playerRegistrationsId,
        programFeeRegistrationsId,
        reason: AT_THE_DESK,
        ...values,
      }),
    kitOrder: (playerKitOrdersId: string, values: Values = {}) =>
      create('KitOrder', { playerKitOrdersId, itemType: 'SOCKS', size: 'S', quantity: 1, ...values }),
  }
}

export interface Row extends Values {
  id: string
  _version: number
  createdAt: string
}
