import { randomInt, randomUUID } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { givenAccessToken } from '../access-token.ts'
import { admin, configureAmplify, parent } from '../amplify-client.ts'
import { CARDS_NOWHERE as cards } from '../money/stripe-stand-in.ts'
import { API_KEY, type RunningServer, startServer } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { givenSignUp } from '../tournament/given-sign-up.ts'

const NOW = new Date('2025-09-01T17:00:00Z')

/** Occurs in every text of the attacked family; nobody else may ever read it. */
export const MARK = 'Zq7secret'

export type Kind = 'own' | 'foreign' | 'deleted' | 'invented'
export const KINDS: readonly Kind[] = ['own', 'foreign', 'deleted', 'invented']

/** The models whose rows belong to a family. */
export const FAMILY_MODELS = [
  'User',
  'Player',
  'PlayerProgramRegistration',
  'RegistrationDiscount',
  'KitOrder',
  'TournamentSignUp',
  'Consent',
  'AuditEntry',
] as const

export interface World {
  server: RunningServer
  /** Headers by the kind of caller. */
  callers: Record<Caller, Record<string, string>>
  /** For each model, the id of the caller's own row, of another family's row, of a deleted row and of no row. */
  ids: Record<string, Record<Kind, string>>
  attackerEmail: string
  /** Everything the attacked family has, as text: if it differs afterwards, something got through. */
  attackedRows(): Promise<string>
  close(): Promise<void>
}

export type Caller =
  | 'nobody'
  | 'visitor'
  | 'forged'
  | 'expired'
  | 'stranger'
  | 'parent'
  /** Once shared the attacked family's children and consented for them, and was then taken out of the family. */
  | 'former'
  /** Has asked the attacked family to share its children, without an answer. */
  | 'uninvited'
  | 'token'
  | 'admin'

/** A new network each time, so that no limit per network ends the attack early. */
export const somewhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

interface Rows {
  [model: string]: string
}

/** A club with an attacker's family, an attacked family and a family whose rows are all deleted. */
export async function attackWorld(): Promise<World> {
  // All requests come from one address: its limits would stop them and hide what lies behind.
  const server = await startServer({ now: () => NOW, isProduction: true, limitFactor: 1_000, cards })
  configureAmplify(server)
  const desk = await admin()
  const write = async (query: string, variables: object) => {
    const { data, errors } = await desk.ask(query, variables as Record<string, unknown>)
    if (errors.length > 0) throw new Error(`attack world: ${JSON.stringify(errors)}`)
    return data.it
  }
  const create = (model: string, input: object) =>
    write(`mutation C($input: Create${model}Input!) { it: create${model}(input: $input) { id _version } }`, {
      input,
    })
  const remove = ({ id, _version }: { id: string; _version: number }, model: string) =>
    write(`mutation D($input: Delete${model}Input!) { it: delete${model}(input: $input) { id } }`, {
      input: { id, _version },
    })

  const season = await create('Season', {
    ...{ name: `Season ${randomUUID()}`, startDate: '2025-09-06', endDate: '2025-12-18' },
    ...{ days: ['SAT', 'SUN'], startTime: '17:00', endTime: '18:30' },
  })
  const program = await create('Program', {
    ...{ name: 'Fall training', startDate: '2025-09-06', endDate: '2025-12-18' },
    ...{ days: ['SAT', 'SUN'], status: 'OPEN' },
  })
  const fee = await create('ProgramFee', { programFeesId: program.id, type: 'MONTHLY_ONCE', amount: 80 })
  const discount = await create('Discount', { name: 'Family', type: 'FAMILY', percentage: 20 })
  const appliable = await create('AppliableDiscount', { programFeeID: fee.id, discountID: discount.id })
  const setting = await create('ClubSetting', { key: `note ${randomUUID()}`, value: '{}', published: false })
  const tournament = await create('Tournament', { slug: `cup-${randomUUID()}`, name: 'Cup', status: 'DRAFT' })
  const shared: Rows = {
    Season: season.id,
    Program: program.id,
    ProgramFee: fee.id,
    Discount: discount.id,
    AppliableDiscount: appliable.id,
    ClubSetting: setting.id,
    Tournament: tournament.id,
  }

  async function family(
    mark: string,
    email: string,
  ): Promise<{ ids: Rows; made: Map<string, { id: string; _version: number }> }> {
    const user = await create('User', { email, firstName: mark, lastName: mark, phone: '604-555-0142' })
    const player = await create('Player', {
      firstName: mark,
      lastName: mark,
      birthDate: '2017-05-31',
      userPlayersId: user.id,
      healthNotes: `${mark} asthma`,
      emergencyContact: mark,
      emergencyPhone: '604-555-0143',
    })
    const registration = await create('PlayerProgramRegistration', {
      playerRegistrationsId: player.id,
      programFeeRegistrationsId: fee.id,
      months: ['2025-09'],
      days: ['SAT'],
      reason: mark,
    })
    const registrationDiscount = await create('RegistrationDiscount', {
      registrationID: registration.id,
      discountID: discount.id,
    })
    const kitOrder = await create('KitOrder', {
      playerKitOrdersId: player.id,
      itemType: 'SOCKS',
      size: 'S',
      quantity: 1,
      notes: mark,
    })
    const signUp = await givenSignUp(server.sql, [tournament.id, player.id], mark)
    const mum = await parent(email)
    const { data, errors } = await mum.ask(
      'mutation C($input: CreateConsentInput!) { it: createConsent(input: $input) { id _version } }',
      {
        input: { userId: user.id, playerId: player.id, text: 'RISK', textVersion: '2025-1', agreed: true },
      },
    )
    if (errors.length > 0) throw new Error(`attack world: ${JSON.stringify(errors)}`)
    const [entry] = await server.sql`select id from audit_entries where row_id = ${player.id} limit 1`
    const made = new Map(
      Object.entries({
        User: user,
        Player: player,
        PlayerProgramRegistration: registration,
        RegistrationDiscount: registrationDiscount,
        KitOrder: kitOrder,
        TournamentSignUp: signUp,
        Consent: data.it,
        AuditEntry: { id: entry?.id as string, _version: 1 },
      }),
    )
    return { made, ids: Object.fromEntries([...made].map(([model, { id }]) => [model, id])) }
  }

  const attackerEmail = `${randomUUID()}@example.org`
  const attacker = await family('Mallory', attackerEmail)
  const attacked = await family(MARK, `${MARK.toLowerCase()}@example.org`)
  const gone = await family('Gone', `${randomUUID()}@example.org`)
  for (const model of ['KitOrder', 'RegistrationDiscount', 'PlayerProgramRegistration', 'Player', 'User']) {
    const { id } = gone.made.get(model) as { id: string }
    const row = await write(`query G($id: ID!) { it: get${model}(id: $id) { id _version } }`, { id })
    if (row) await remove(row, model)
  }
  const formerEmail = `${randomUUID()}@example.org`
  await formerGuardian(server, await create('User', { email: formerEmail }), attacked.ids)
  const uninvitedEmail = `${randomUUID()}@example.org`
  const uninvited = await create('User', { email: uninvitedEmail })
  await server.sql`
    insert into family_invitations (id, inviter_id, email, made_at)
    values (${randomUUID()}, ${uninvited.id}, ${`${MARK.toLowerCase()}@example.org`}, ${NOW})`
  const ids: World['ids'] = {}
  for (const model of [...FAMILY_MODELS, ...Object.keys(shared)])
    ids[model] = {
      own: attacker.ids[model] ?? (shared[model] as string),
      foreign: attacked.ids[model] ?? (shared[model] as string),
      deleted: gone.ids[model] ?? randomUUID(),
      invented: randomUUID(),
    }
  const { privateKey } = await generateKeyPair('RS256')
  const bearer = (token: string) => ({ authorization: token })
  const readOnly = await givenAccessToken(server.sql, { mayWrite: false })
  return {
    server,
    ids,
    attackerEmail,
    callers: {
      nobody: {},
      visitor: { 'x-api-key': API_KEY },
      forged: bearer(await signToken({ email: 'a@example.org', groups: ['pmfcadmin'], key: privateKey })),
      // Expired by the server's clock as well.
      expired: bearer(
        await signToken({ email: 'a@example.org', groups: ['pmfcadmin'], expiresIn: '-1000d' }),
      ),
      stranger: bearer(await signToken({ email: `${randomUUID()}@example.org` })),
      parent: bearer(await signToken({ email: attackerEmail })),
      former: bearer(await signToken({ email: formerEmail })),
      uninvited: bearer(await signToken({ email: uninvitedEmail })),
      token: bearer(readOnly.token),
      admin: bearer(await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })),
    },
    attackedRows: () => attackedRows(server, attacked.ids),
    close: () => server.close(),
  }
}

/** Consents while sharing the child; then the club takes this guardian out of the family. */
async function formerGuardian({ sql }: RunningServer, { id }: { id: string }, attacked: Rows): Promise<void> {
  const family = `family of ${attacked.User}`
  await sql`update users set family = ${family} where id in (${id}, ${attacked.User as string})`
  await sql`
    insert into consents (id, user_id, player_id, text, text_version, agreed, created_at, updated_at, _version, _deleted,
      _last_changed_at)
    select ${randomUUID()}, ${id}, player_id, text, text_version, agreed, created_at, updated_at, _version, _deleted,
      _last_changed_at from consents where id = ${attacked.Consent as string}`
  await sql`update users set family = null where id = ${id}`
}

const TABLES = {
  User: 'users',
  Player: 'players',
  PlayerProgramRegistration: 'player_program_registrations',
  RegistrationDiscount: 'registration_discounts',
  KitOrder: 'kit_orders',
  TournamentSignUp: 'tournament_sign_ups',
  Consent: 'consents',
} as const

async function attackedRows({ sql }: RunningServer, ids: Rows): Promise<string> {
  const texts: string[] = []
  for (const [model, table] of Object.entries(TABLES)) {
    const [row] = await sql.unsafe(`select to_json(t)::text as row from ${table} t where id = $1`, [
      ids[model] as string,
    ])
    texts.push(`${model} ${row?.row}`)
  }
  const [places] = await sql`
    select string_agg(id || ' ' || status || ' ' || coalesce(line_number::text, ''), ',' order by id) as all
    from player_program_registrations where player_registrations_id = ${ids.Player as string}`
  return [...texts, places?.all].join('\n')
}
