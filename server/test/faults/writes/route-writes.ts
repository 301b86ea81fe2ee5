import { randomUUID } from 'node:crypto'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { givenMum } from '../../fall.ts'
import { givenBy } from '../../given.ts'
import { draftFor } from '../../mail/campaign-desk.ts'
import { send as sendRest } from '../../rest/rest-client.ts'
import { signToken } from '../../tokens.ts'
import type { Club } from '../club.ts'
import { fallOf, givenPlace, route, type Send, type Write, type Writes } from './write.ts'

/** A route of the account API. */
const accountRoute =
  ({ server, desk }: Club, method: string, path: string, body?: object): Send =>
  async () => {
    const token = await signToken({ email: desk.email, groups: [ADMIN_GROUP] })
    const answer = await sendRest(server, method, `/admin${path}`, { token, body })
    return answer.status < 300 ? null : `${answer.status} ${answer.body.message}`
  }

/** Somebody with an account, who may also work at the desk. */
async function givenAccount({ server: { sql } }: Club, isAdmin = false, status = 'CONFIRMED') {
  const id = randomUUID()
  await sql`
    insert into pool_users (id, email, is_email_verified, status)
    values (${id}, ${`${id}@example.org`}, ${status === 'CONFIRMED'}, ${status})`
  if (isAdmin) await sql`insert into pool_groups (user_id, name) values (${id}, ${ADMIN_GROUP})`
  return id
}

const ofAccount =
  (method: string, path: string, { isAdmin = false, status = 'CONFIRMED' }: Of = {}): Write =>
  async (club) =>
    accountRoute(club, method, path.replace('{id}', await givenAccount(club, isAdmin, status)))

interface Of {
  isAdmin?: boolean
  status?: string
}

async function twoGuardians({ desk }: Club) {
  const [one, other] = [await givenBy(desk).user(), await givenBy(desk).user()]
  return { one: one.id, other: other.id }
}

async function twoChildren({ desk }: Club) {
  const { child } = await givenMum(desk)
  return { one: (await child('Maya')).id, other: (await child('Mayya')).id }
}

const merging = ({ one, other }: { one: string; other: string }) => ({
  ...{ keepId: one, keepVersion: 1, goneId: other, goneVersion: 1 },
})

/** An email to the one family of a program, in the state that these requests leave it in. */
async function givenCampaign(club: Club, ...way: [path: string, body?: object][]): Promise<string> {
  const given = givenBy(club.desk)
  const program = await given.program({ name: `Fall ${randomUUID().slice(0, 8)}` })
  const fee = await given.fee(program.id)
  const player = await given.player({ userPlayersId: (await given.user()).id })
  await given.registration(player.id, fee.id)
  const id = randomUUID()
  await club.call('put', `/campaigns/${id}`, draftFor(program.id))
  for (const [path, body] of way) {
    const answer = await club.call('post', `/campaigns/${id}/${path}`, body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  }
  return id
}

const SENDING: [string, object] = ['send', { version: 1, count: 1 }]
const LATER: [string, object] = ['send', { version: 1, count: 1, at: '2025-10-01T18:00:00.000Z' }]

const ofCampaign =
  (path: string, ...way: [path: string, body?: object][]): Write =>
  async (club) =>
    route(club, 'post', `/campaigns/${await givenCampaign(club, ...way)}/${path}`)

const FILE = { name: 'map.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }

async function givenFieldLink(club: Club): Promise<string> {
  const { program } = await fallOf(club)
  return (await club.call('post', `/programs/${program.id}/field-links`, { name: 'Coach Sam' })).body.id
}

/** What the desk sends through the REST APIs, apart from tournaments. */
export const routeWrites: Writes = {
  'post /users': async (club) =>
    accountRoute(club, 'post', '/users', { email: `${randomUUID()}@example.org` }),
  'put /users/{id}/permissions': async (club) => {
    // Somebody else keeps all permissions.
    await givenAccount(club, true)
    const id = await givenAccount(club, true)
    return accountRoute(club, 'put', `/users/${id}/permissions`, { permissions: ['KIT'] })
  },
  'post /users/{id}/enable': async (club) => {
    const id = await givenAccount(club)
    await accountRoute(club, 'post', `/users/${id}/disable`)()
    return accountRoute(club, 'post', `/users/${id}/enable`)
  },
  'post /users/{id}/disable': ofAccount('post', '/users/{id}/disable'),
  'post /users/{id}/confirm': ofAccount('post', '/users/{id}/confirm', { status: 'UNCONFIRMED' }),
  'put /users/{id}/groups/{group}': ofAccount('put', `/users/{id}/groups/${ADMIN_GROUP}`),
  'delete /users/{id}/groups/{group}': ofAccount('delete', `/users/{id}/groups/${ADMIN_GROUP}`, {
    isAdmin: true,
  }),
  'post /access-tokens': async (club) =>
    accountRoute(club, 'post', '/access-tokens', { name: `Report ${randomUUID()}` }),
  'delete /access-tokens/{id}': async (club) => {
    const name = `Report ${randomUUID()}`
    await accountRoute(club, 'post', '/access-tokens', { name })()
    const [row] = await club.server.sql`select id from access_tokens where name = ${name}`
    return accountRoute(club, 'delete', `/access-tokens/${row?.id}`)
  },
  'delete /people/{id}/refusals': async (club) => {
    const { user } = await givenMum(club.desk)
    await club.server.sql`
      insert into mail_refusals (address, refusals, last_error, last_at)
      values (${String(user.email)}, 1, 'No such mailbox', ${club.now})`
    return route(club, 'delete', `/people/${user.id}/refusals`)
  },
  'put /duplicates/{oneId}/{otherId}/apart': async (club) => {
    const { one, other } = await twoGuardians(club)
    return route(club, 'put', `/duplicates/${one}/${other}/apart`)
  },
  'delete /duplicates/{oneId}/{otherId}/apart': async (club) => {
    const { one, other } = await twoGuardians(club)
    await club.call('put', `/duplicates/${one}/${other}/apart`)
    return route(club, 'delete', `/duplicates/${one}/${other}/apart`)
  },
  'put /guardians/{userId}/no-access/{fromUserId}': async (club) => {
    const { one, other } = await twoGuardians(club)
    const body = { reason: 'By a court’s order', playerIds: [] }
    return route(club, 'put', `/guardians/${one}/no-access/${other}`, body)
  },
  'delete /guardians/{userId}/no-access/{fromUserId}': async (club) => {
    const { one, other } = await twoGuardians(club)
    const path = `/guardians/${one}/no-access/${other}`
    await club.call('put', path, { reason: 'By a court’s order', playerIds: [] })
    return route(club, 'delete', path)
  },
  'post /merges': async (club) => route(club, 'post', '/merges', merging(await twoGuardians(club))),
  'post /child-merges': async (club) =>
    route(club, 'post', '/child-merges', merging(await twoChildren(club))),
  'post /programs/{id}/field-links': async (club) => {
    const { program } = await fallOf(club)
    return route(club, 'post', `/programs/${program.id}/field-links`, { name: 'Coach Ines' })
  },
  'delete /field-links/{id}': async (club) =>
    route(club, 'delete', `/field-links/${await givenFieldLink(club)}`),
  'put /field-notes/{id}': async (club) => {
    const [id, link] = [randomUUID(), await givenFieldLink(club)]
    await club.server.sql`
      insert into field_notes (id, link_id, day, kind, words, written_at)
      values (${id}, ${link}, '2025-09-28', 'VISITOR', 'A visitor', ${club.now})`
    return route(club, 'put', `/field-notes/${id}`, { isRead: true })
  },
  'post /registrations/{id}/moves/{feeId}': async (club) => {
    const { id } = await givenPlace(club)
    const given = givenBy(club.desk)
    const other = await given.program({ name: 'Other training', days: ['SAT', 'SUN'] })
    const path = `/registrations/${id}/moves/${(await given.fee(other.id)).id}`
    const { body } = await club.call('get', path)
    const { version, status, priceCents, refundCents } = body
    return route(club, 'post', path, { version, status, priceCents, refundCents })
  },
  'put /campaigns/{id}': async (club) => {
    const { program } = await fallOf(club)
    return route(club, 'put', `/campaigns/${randomUUID()}`, draftFor(program.id))
  },
  'delete /campaigns/{id}': async (club) => route(club, 'delete', `/campaigns/${await givenCampaign(club)}`),
  'post /campaigns/{id}/send': async (club) =>
    route(club, 'post', `/campaigns/${await givenCampaign(club)}/send`, SENDING[1]),
  'post /campaigns/{id}/unschedule': ofCampaign('unschedule', LATER),
  'post /campaigns/{id}/pause': ofCampaign('pause', SENDING),
  'post /campaigns/{id}/resume': ofCampaign('resume', SENDING, ['pause']),
  'post /campaigns/{id}/cancel': ofCampaign('cancel', SENDING),
  'post /campaigns/{id}/retry': async (club) => {
    const id = await givenCampaign(club, SENDING)
    await club.server.sql`
      update campaign_receivers set state = 'FAILED', problem = 'No such mailbox', settled_at = ${club.now}
      where campaign_id = ${id}`
    await club.server.sql`update campaigns set status = 'SENT', finished_at = ${club.now} where id = ${id}`
    return route(club, 'post', `/campaigns/${id}/retry`)
  },
  'put /campaigns/{id}/files/{fileId}': async (club) =>
    route(club, 'put', `/campaigns/${await givenCampaign(club)}/files/${randomUUID()}`, FILE),
  'delete /campaigns/{id}/files/{fileId}': async (club) => {
    const path = `/campaigns/${await givenCampaign(club)}/files/${randomUUID()}`
    await club.call('put', path, FILE)
    return route(club, 'delete', path)
  },
}
