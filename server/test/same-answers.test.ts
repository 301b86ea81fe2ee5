import { randomUUID } from 'node:crypto'
import { models } from '@touchline/domain/models.ts'
import { type GraphQLInputType, getNamedType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { schema } from '../src/graphql/schema.ts'
import { CONSENTS } from './agree.ts'
import { clubAt } from './club-at.ts'
import { type Family, givenFamily } from './family.ts'
import { givenBy } from './given.ts'
import { givenSignUp } from './tournament/given-sign-up.ts'

/*
 * Q-1: an id of another family reveals nothing: another family's row, a deleted row and one that never existed get the
 * same answer and the same emails.
 */

const at = clubAt('2025-09-01T17:00:00Z')

type Values = Record<string, unknown>
type Kind = 'user' | 'player' | 'registration' | 'kitOrder' | 'fee' | 'consent' | 'tournament' | 'signUp'
interface Probe {
  /** The kind of row that the id stands for. */
  kind: Kind
  input: (id: string, mine: Family) => Values
  /** The id of a new row: a free one is simply used. */
  isChosen?: boolean
}

const child = { firstName: 'Ada', lastName: 'Ng', birthDate: '2017-05-31' }
const consent = { text: 'RISK', textVersion: '2025-1', agreed: true }
const socks = { itemType: 'SOCKS', size: 'S', quantity: 1 }
const absent = { day: '2025-10-04', isAbsent: true }
const both = (registrationId: string) => ({ id: randomUUID(), registrationId, day: 'SUN' })
const registering = (row: Values) => ({ registrations: [row], consents: CONSENTS })

/** Every mutation of a parent that takes an id, with each place it takes one. */
const probes: Record<string, Probe> = {
  'createUser.id': { kind: 'user', isChosen: true, input: (id) => ({ id, email: 'x@example.org' }) },
  'createUser.family': { kind: 'user', input: (family, { user }) => ({ email: user.email, family }) },
  'updateUser.id': { kind: 'user', input: (id) => ({ id, _version: 1, firstName: 'Eve' }) },
  'updateUser.family': {
    kind: 'user',
    input: (family, { user }) => ({ id: user.id, _version: 1, family }),
  },
  'createPlayer.id': { kind: 'player', isChosen: true, input: (id) => ({ ...child, id }) },
  'createPlayer.userPlayersId': { kind: 'user', input: (id) => ({ ...child, userPlayersId: id }) },
  'updatePlayer.id': { kind: 'player', input: (id) => ({ id, _version: 1, firstName: 'Eve' }) },
  'updatePlayer.userPlayersId': {
    kind: 'user',
    input: (id, { player }) => ({ id: player.id, _version: 1, userPlayersId: id }),
  },
  'deletePlayer.id': { kind: 'player', input: (id) => ({ id, _version: 1 }) },
  'createConsent.id': {
    kind: 'consent',
    isChosen: true,
    input: (id, { user }) => ({ ...consent, id, userId: user.id }),
  },
  'createConsent.userId': { kind: 'user', input: (id) => ({ ...consent, userId: id }) },
  'createConsent.playerId': {
    kind: 'player',
    input: (id, { user }) => ({ ...consent, userId: user.id, playerId: id }),
  },
  'createPlayerProgramRegistration.id': {
    kind: 'registration',
    isChosen: true,
    input: (id, { player, fee }) => ({
      id,
      playerRegistrationsId: player.id,
      programFeeRegistrationsId: fee.id,
    }),
  },
  'createPlayerProgramRegistration.playerRegistrationsId': {
    kind: 'player',
    input: (id, { fee }) => ({ playerRegistrationsId: id, programFeeRegistrationsId: fee.id }),
  },
  'createPlayerProgramRegistration.programFeeRegistrationsId': {
    kind: 'fee',
    input: (id, { player }) => ({ playerRegistrationsId: player.id, programFeeRegistrationsId: id }),
  },
  'updatePlayerProgramRegistration.id': {
    kind: 'registration',
    input: (id) => ({ id, _version: 1, status: 'CANCELLED' }),
  },
  'updatePlayerProgramRegistration.playerRegistrationsId': {
    kind: 'player',
    input: (id, { registration }) => ({ id: registration.id, _version: 1, playerRegistrationsId: id }),
  },
  'updatePlayerProgramRegistration.programFeeRegistrationsId': {
    kind: 'fee',
    input: (id, { registration }) => ({ id: registration.id, _version: 1, programFeeRegistrationsId: id }),
  },
  'createKitOrder.id': {
    kind: 'kitOrder',
    isChosen: true,
    input: (id, { player }) => ({ ...socks, id, playerKitOrdersId: player.id }),
  },
  'createKitOrder.playerKitOrdersId': {
    kind: 'player',
    input: (id) => ({ ...socks, playerKitOrdersId: id }),
  },
  'updateKitOrder.id': { kind: 'kitOrder', input: (id) => ({ id, _version: 1, size: 'M' }) },
  'updateKitOrder.playerKitOrdersId': {
    kind: 'player',
    input: (id, { kitOrder }) => ({ id: kitOrder.id, _version: 1, playerKitOrdersId: id }),
  },
  'registerPlayers.registrations.id': {
    kind: 'registration',
    isChosen: true,
    input: (id, { player, fee }) =>
      registering({ id, playerRegistrationsId: player.id, programFeeRegistrationsId: fee.id }),
  },
  'registerPlayers.registrations.playerRegistrationsId': {
    kind: 'player',
    input: (id, { fee }) =>
      registering({ id: randomUUID(), playerRegistrationsId: id, programFeeRegistrationsId: fee.id }),
  },
  'registerPlayers.registrations.programFeeRegistrationsId': {
    kind: 'fee',
    input: (id, { player }) =>
      registering({ id: randomUUID(), playerRegistrationsId: player.id, programFeeRegistrationsId: id }),
  },
  'orderKit.orders.id': {
    kind: 'kitOrder',
    isChosen: true,
    input: (id, { player }) => ({ orders: [{ ...socks, id, playerKitOrdersId: player.id }] }),
  },
  'orderKit.orders.playerKitOrdersId': {
    kind: 'player',
    input: (id) => ({ orders: [{ ...socks, id: randomUUID(), playerKitOrdersId: id }] }),
  },
  'sayAbsent.playerId': {
    kind: 'player',
    input: (id, { fee }) => ({ ...absent, playerId: id, programId: fee.programFeesId }),
  },
  'sayAbsent.programId': {
    kind: 'fee',
    input: (id, { player }) => ({ ...absent, playerId: player.id, programId: id }),
  },
  'answerOffer.id': { kind: 'registration', input: (id) => ({ id, answer: 'LEAVE' }) },
  'addSecondDay.id': {
    kind: 'registration',
    isChosen: true,
    input: (id, { registration }) => ({ id, registrationId: registration.id, day: 'SUN' }),
  },
  'addSecondDay.registrationId': { kind: 'registration', input: (id) => both(id) },
  'askForHelp.registrationId': {
    kind: 'registration',
    input: (id) => ({ registrationId: id, fund: 'KidSport' }),
  },
  'changeMonths.registrationId': {
    kind: 'registration',
    input: (id) => ({ registrationId: id, months: ['2025-10'] }),
  },
  'joinTournament.tournamentId': {
    kind: 'tournament',
    input: (id, { player }) => ({ tournamentId: id, players: [{ playerId: player.id }] }),
  },
  'joinTournament.players.playerId': {
    kind: 'player',
    input: (id, { tournament }) => ({ tournamentId: tournament.id, players: [{ playerId: id }] }),
  },
  'changeSignUp.id': { kind: 'signUp', input: (id) => ({ id, change: 'LEAVE' }) },
}

/** Actions for administrators are refused before anything is read. */
const FOR_ADMINISTRATORS = [
  'registerWalkIn',
  'familyCode',
  'markPhoned',
  'moveIn',
  'undoMoveIn',
  'inviteMovedIn',
  'saveProgram',
  'saveDiscount',
  'bookEntry',
  'movePayment',
  'recordRefund',
  'refundToCard',
  'promiseCredit',
  'sendCredit',
  'pauseReminders',
  'decideHelp',
  'closeBooks',
  'importStatement',
  'acceptBankLines',
  'decideBankLine',
  'openNextSeason',
  'publishSeason',
  'undoNextSeason',
]

type WithSignUp = Family & { signUp: { id: string } }

let mine: WithSignUp
let theirs: WithSignUp
let gone: WithSignUp

async function givenFamilyInCup(): Promise<WithSignUp> {
  const family = await givenFamily(at.desk)
  const signUp = await givenSignUp(at.server.sql, [family.tournament.id, family.player.id])
  return { ...family, signUp }
}

beforeAll(async () => {
  mine = await givenFamilyInCup()
  theirs = await givenFamilyInCup()
  gone = await givenFamilyInCup()
  // Named unlike my own family's child: that name would be refused with any id.
  const noor = { firstName: 'Noor', lastName: 'Ali', birthDate: '2016-02-29', userPlayersId: theirs.user.id }
  theirs.player = await givenBy(at.desk).player(noor)
  // Including rows that cannot be deleted by hand while others depend on them.
  for (const [name, { table }] of Object.entries(models))
    if (name !== 'AuditEntry')
      await at.server.sql`update ${at.server.sql(table)} set _deleted = true
        where id = any(${Object.values(gone).flatMap(({ id }) => id ?? [])})`
})

/** For actions that return more than a row. */
/** Of actions that answer with more than a row. */
const SELECTED: Record<string, string> = {
  registerPlayers: 'totalCents',
  orderKit: 'totalCents',
  joinTournament: 'totalCents',
  changeMonths: 'working',
}

async function answer(place: string, { input }: Probe, id: string, change = (value: Values) => value) {
  const [operation = ''] = place.split('.')
  const type = schema
    .getMutationType()
    ?.getFields()
    [operation]?.args.find(({ name }) => name === 'input')
  const select = SELECTED[operation] ?? 'id'
  const outcome = await mine.mum.ask(
    `mutation P($input: ${type?.type}) { it: ${operation}(input: $input) { ${select} } }`,
    { input: change(input(id, mine)) },
  )
  return JSON.stringify(outcome).replaceAll(id, 'ID')
}

const idOf = (family: WithSignUp, kind: Kind) => family[kind].id

test('every id that a parent’s mutation takes is tested here', () => {
  const places = Object.entries(schema.getMutationType()?.getFields() ?? {}).flatMap(([name, { args }]) =>
    isForParents(name)
      ? args.filter((arg) => arg.name === 'input').flatMap(({ type }) => idsIn(name, type))
      : [],
  )
  expect(Object.keys(probes).toSorted()).toEqual(places.toSorted())
})

test.each(Object.entries(probes).filter(([, { isChosen }]) => !isChosen))('%s', async (place, probe) => {
  const invented = await answer(place, probe, randomUUID())
  expect(invented).toContain('"errorType"')
  expect(await answer(place, probe, idOf(gone, probe.kind))).toBe(invented)
  // A fee or a tournament is public and open to all.
  if (probe.kind !== 'fee' && probe.kind !== 'tournament')
    expect(await answer(place, probe, idOf(theirs, probe.kind))).toBe(invented)
})

const chosen = Object.entries(probes).filter(([, { isChosen }]) => isChosen)

test.each(chosen)('%s: a stranger only learns that it is taken', async (place, probe) => {
  const foreign = await answer(place, probe, idOf(theirs, probe.kind))
  expect(foreign).toContain('"errorType"')
  expect(await answer(place, probe, idOf(gone, probe.kind))).toBe(foreign)
})

test('createPlayer.id: somebody who knows the id learns neither the name nor the birth date by guessing', async () => {
  const { id, firstName, lastName, birthDate } = theirs.player
  const guess = (guessed: Values) =>
    answer('createPlayer.id', probes['createPlayer.id'] as Probe, id, (input) => ({ ...input, ...guessed }))
  expect(await guess({ firstName, lastName, birthDate })).toBe(await guess({}))
})

test.each(chosen)('%s: a rule refuses a taken id and a free one in the same way', async (place, probe) => {
  const refused = (id: string) => answer(place, probe, id, unsound)
  const free = await refused(randomUUID())
  expect(free).toContain('"errorType"')
  for (const family of [theirs, gone]) expect(await refused(idOf(family, probe.kind))).toBe(free)
})

/** Each of these is refused by a rule, or because it names something that does not exist. */
function unsound(input: Values): Values {
  for (const list of ['registrations', 'orders'])
    if (Array.isArray(input[list])) return { ...input, [list]: input[list].map(unsound) }
  const nobody = 'no-such-row'
  const changes: Values = {
    email: 'somebody-else@example.org',
    birthDate: '1980-01-01',
    userId: nobody,
    playerRegistrationsId: nobody,
    playerKitOrdersId: nobody,
    day: 'NODAY',
  }
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, changes[name] ?? value]))
}

test('reading: another’s row, a deleted and an invented one all look the same', async () => {
  const kinds: [Kind, string, string][] = [
    ['user', 'User', 'Users'],
    ['player', 'Player', 'Players'],
    ['registration', 'PlayerProgramRegistration', 'PlayerProgramRegistrations'],
    ['kitOrder', 'KitOrder', 'KitOrders'],
    ['consent', 'Consent', 'Consents'],
    ['signUp', 'TournamentSignUp', 'TournamentSignUps'],
  ]
  for (const [kind, model, plural] of kinds) {
    const read = async (id: string) => {
      const answered = await mine.mum.ask(
        `query R($id: ID!) { get${model}(id: $id) { id } list${plural}(filter: { id: { eq: $id } }) { items { id } nextToken }
          auditEntriesByRowId(rowId: $id) { items { id } nextToken } }`,
        { id },
      )
      return JSON.stringify(answered).replaceAll(id, 'ID')
    }
    const invented = await read(randomUUID())
    for (const family of [theirs, gone]) expect(await read(idOf(family, kind))).toBe(invented)
  }
})

test('a stranger’s write neither waits for a busy family nor keeps it busy', async () => {
  const { sql } = at.server
  const targets = {
    'updatePlayer.id': theirs.player.id,
    'updateUser.id': theirs.user.id,
    'answerOffer.id': theirs.registration.id,
    'addSecondDay.registrationId': theirs.registration.id,
    'askForHelp.registrationId': theirs.registration.id,
    'changeMonths.registrationId': theirs.registration.id,
    'registerPlayers.registrations.playerRegistrationsId': theirs.player.id,
    'createKitOrder.playerKitOrdersId': theirs.player.id,
    'orderKit.orders.playerKitOrdersId': theirs.player.id,
    'joinTournament.players.playerId': theirs.player.id,
    'changeSignUp.id': theirs.signUp.id,
  }
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`family ${theirs.user.id}`}, 0))`
    await tx`select from players where id = ${theirs.player.id} for update`
    await tx`select from player_program_registrations where id = ${theirs.registration.id} for update`
    await tx`select from tournament_sign_ups where id = ${theirs.signUp.id} for update`
    for (const [place, id] of Object.entries(targets))
      expect(await answer(place, probes[place] as Probe, id)).toContain('NotFound')
  })
})

function isForParents(name: string): boolean {
  for (const model of Object.values(models))
    for (const operation of model.operations)
      if (name === `${operation}${model.name}`) return Boolean(model.parent[operation])
  return !FOR_ADMINISTRATORS.includes(name)
}

function idsIn(path: string, type: GraphQLInputType): string[] {
  const inner = isNonNullType(type) || isListType(type) ? type.ofType : type
  if (inner !== type) return idsIn(path, inner as GraphQLInputType)
  if (!isInputObjectType(inner)) return getNamedType(inner).name === 'ID' ? [path] : []
  return Object.values(inner.getFields()).flatMap((field) => idsIn(`${path}.${field.name}`, field.type))
}
