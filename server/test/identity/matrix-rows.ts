import { randomUUID } from 'node:crypto'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { AT_THE_DESK } from '../agree.ts'
import { EMERGENCY } from '../given.ts'
import { inMode, type MatrixServer, type Send, type Someone } from './matrix-people.ts'

type Values = Record<string, unknown>

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const program = () => ({ name: 'Training', startDate: dayIn(7), endDate: dayIn(60) })

const child = (userPlayersId: string) => ({
  firstName: randomUUID(),
  lastName: 'Singh',
  birthDate: dayIn(-3_000),
  ...EMERGENCY,
  userPlayersId,
})

const socks = (playerKitOrdersId: string) => ({
  playerKitOrdersId,
  itemType: 'SOCKS',
  size: 'S',
  quantity: 1,
})

const consent = (userId: string, playerId: string, text = 'RISK') => ({
  userId,
  playerId,
  text,
  textVersion: '2025-1',
  agreed: true,
})

/** A row of each kind by the name of its model, and others that a write needs. */
export interface Rows {
  owner: Someone
  fee: string
  /** Not registered yet. */
  newcomer: string
  /** Not registered, and about to be deleted. */
  leaver: string
  spareProgram: string
  spareUser: string
  of: Record<string, string>
}

/** Created by the desk and the family for one column; the rows to change and to delete are different. */
export async function givenRows(server: MatrixServer, admin: Someone, owner: Someone): Promise<Rows> {
  const desk = inMode(server, admin, 'userPool')
  const [Program, spareProgram, Player, newcomer, leaver, spareUser] = await Promise.all([
    made(desk, 'Program', program()),
    made(desk, 'Program', program()),
    made(desk, 'Player', child(owner.userId)),
    made(desk, 'Player', child(owner.userId)),
    made(desk, 'Player', child(owner.userId)),
    made(desk, 'User', { email: `${randomUUID()}@example.org` }),
  ])
  const fee = await made(desk, 'ProgramFee', { programFeesId: Program, type: 'MONTHLY_ONCE', amount: 80 })
  const registration = { playerRegistrationsId: Player, programFeeRegistrationsId: fee, reason: AT_THE_DESK }
  const mum = inMode(server, owner, 'userPool')
  for (const text of REQUIRED_CONSENTS) await made(mum, 'Consent', consent(owner.userId, newcomer, text))
  const [PlayerProgramRegistration, KitOrder, Consent, [entry]] = await Promise.all([
    made(desk, 'PlayerProgramRegistration', registration),
    made(desk, 'KitOrder', socks(Player)),
    made(mum, 'Consent', consent(owner.userId, Player)),
    server.sql`select id from audit_entries where row_id = ${Player}`,
  ])
  const family = { User: owner.userId, Player, PlayerProgramRegistration, KitOrder, Consent }
  const of = { Program, ...family, AuditEntry: entry?.id }
  return { owner, fee, newcomer, leaver, spareProgram, spareUser, of }
}

async function made(by: Send, model: string, input: Values): Promise<string> {
  const query = `mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`
  const { data, errors } = await by(query, { input })
  if (errors[0]) throw new Error(`given ${model}: ${errors[0].message}`)
  return data.it.id
}

/** The input for creating each row. */
export const inputs: Record<string, (rows: Rows) => Values> = {
  Program: program,
  User: ({ owner }) => ({ email: owner.email }),
  Player: ({ owner }) => child(owner.userId),
  PlayerProgramRegistration: ({ newcomer, fee }) => ({
    playerRegistrationsId: newcomer,
    programFeeRegistrationsId: fee,
  }),
  KitOrder: ({ newcomer }) => socks(newcomer),
  // A consent that is already on record is not a new row.
  Consent: ({ owner, newcomer }) => consent(owner.userId, newcomer, 'PHOTOS'),
}

/** The input for changing each row: what a parent may change, if a parent may. */
export const changes: Record<string, () => Values> = {
  Program: () => ({ name: `Training ${randomUUID()}` }),
  User: () => ({ firstName: randomUUID() }),
  Player: () => ({ firstName: randomUUID() }),
  PlayerProgramRegistration: () => ({ status: 'CANCELLED' }),
  KitOrder: () => ({ status: 'CANCELLED' }),
}

/** Only an administrator could delete a user; one with players could not be deleted. */
export function deletedRow(rows: Rows, model: string, who: string): string {
  const { spareProgram, leaver, spareUser, of } = rows
  const User = who === 'admin' ? spareUser : of.User
  return { ...of, Program: spareProgram, Player: leaver, User }[model] as string
}
