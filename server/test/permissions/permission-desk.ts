import type { Granted } from '@touchline/domain/identity/permissions.ts'
import { afterAll, beforeAll } from 'vitest'
import {
  inMode,
  type MatrixServer,
  type Send,
  type Someone,
  someAdmin,
  someone,
  startMatrixServer,
} from '../identity/matrix-people.ts'
import { givenRows } from '../identity/matrix-rows.ts'

export interface PermissionDesk {
  server: MatrixServer
  /** Has all permissions, and created the rows. */
  president: Someone
  /** The person whose permissions are tested. */
  clerk: Someone
  family: Someone
  /** A row of every model by its name; a row that belongs to a family is another family's. */
  rows: Record<string, string>
  send: Send
  /** As if chosen at the desk; it takes effect with the next request. */
  grant(permissions: Granted, to?: Someone): Promise<void>
  rest(method: string, path: string, body?: object, by?: Someone): Promise<{ status: number; code?: string }>
}

/** A club with a row of every kind, and somebody at the desk whose permissions can be set. */
export function permissionDesk(): PermissionDesk {
  const at = {} as PermissionDesk
  beforeAll(async () => {
    at.server = await startMatrixServer()
    at.president = await someAdmin(at.server)
    at.clerk = await someAdmin(at.server)
    at.family = await someone(at.server)
    at.send = inMode(at.server, at.clerk, 'userPool')
    at.rows = await everyRow(at)
    at.grant = async (permissions, to = at.clerk) => {
      await at.server
        .sql`update pool_users set permissions = ${permissions as string[] | null} where id = ${to.sub}`
    }
    at.rest = async (method, path, body, by = at.clerk) => {
      const answer = await fetch(`${at.server.url}/staging${path}`, {
        method: method.toUpperCase(),
        headers: {
          authorization: `Bearer ${by.userPool}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      return { ...(text.startsWith('{') ? JSON.parse(text) : {}), status: answer.status }
    }
  })
  afterAll(() => at.server.close())
  return at
}

async function everyRow({ server, president, family }: PermissionDesk): Promise<Record<string, string>> {
  const { of, fee } = await givenRows(server, president, family)
  const desk = inMode(server, president, 'userPool')
  const make = async (model: string, input: object): Promise<string> => {
    const query = `mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`
    const { data, errors } = await desk(query, { input })
    if (errors[0]) throw new Error(`${model}: ${errors[0].message}`)
    return data.it.id
  }
  const days = { startDate: '2030-01-01', endDate: '2030-06-30' }
  const Season = await make('Season', {
    name: 'Spring',
    ...days,
    days: ['SAT'],
    startTime: '17:00',
    endTime: '18:30',
  })
  const Discount = await make('Discount', { name: 'Help', type: 'HARDSHIP', percentage: 10, active: true })
  const AppliableDiscount = await make('AppliableDiscount', { programFeeID: fee, discountID: Discount })
  const registrationID = of.PlayerProgramRegistration
  const RegistrationDiscount = await make('RegistrationDiscount', { registrationID, discountID: Discount })
  const Tournament = await make('Tournament', { slug: 'cup', name: 'Cup', date: '2030-02-21' })
  const ClubSetting = await make('ClubSetting', { key: 'faq', value: '[]' })
  const { sql } = server
  const TournamentSignUp = 'signed-up'
  await sql`
    insert into tournament_sign_ups (id, tournament_id, player_id, status, fee_cents, created_at, updated_at, _version, _deleted, _last_changed_at)
    select ${TournamentSignUp}, ${Tournament}, ${of.Player as string}, 'JOINED', 0, created_at, updated_at, 1, false, 1 from tournaments where id = ${Tournament}`
  await sql`update players set clearance_date = '2025-01-01' where id = ${of.Player as string}`
  await sql`update player_program_registrations set withdrawal_cause = 'INJURY', doctors_note = true where id = ${registrationID as string}`
  return {
    ...of,
    ProgramFee: fee,
    Season,
    Discount,
    AppliableDiscount,
    RegistrationDiscount,
    Tournament,
    TournamentSignUp,
    ClubSetting,
  }
}
