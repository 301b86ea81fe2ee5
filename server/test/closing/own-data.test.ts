import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gatherOwnData } from '../../src/closing/gather-own-data.ts'
import { ownIdentity } from '../../src/identity/modes-config.ts'
import { makeUserPool } from '../../src/identity/user-pool/user-pool.ts'
import { heldColumns } from '../../src/retention/held-columns.ts'
import { sealStored } from '../../src/secrets/stored.ts'
import { sealWaiverNotes } from '../../src/waivers/waiver-notes.ts'
import { forFile } from '../for-file.ts'
import { allColumns } from '../retention/fill-table.ts'
import { givenMarkedFamily } from '../retention/marked-family.ts'
import { startServer } from '../running-server.ts'

const AT = new Date('2026-03-01T20:00:00Z')

const server = await forFile(startServer({ now: () => AT }))
const { userPoolId, userPoolClientId: clientId } = ownIdentity
const issuer = `http://127.0.0.1:3000/cognito/${userPoolId}`
const pool = makeUserPool({
  sql: server.sql,
  issuer,
  userPoolId,
  clientId,
  now: () => AT,
  log: server.app.log,
})

/** Columns that are not in the file, and why. */
const LEFT_OUT: Record<string, string> = {
  'bank_lines.payer_key': 'the words of the line once more',
  'users.words': 'the names and the address once more',
  'players.words': 'the names once more',
  'pool_users.words': 'the names and the address once more',
  'pool_users.password_hash': 'nobody is to guess on it',
  'pool_second_factors.secret': 'whoever has it has the codes',
  'pool_second_factor_setups.secret': 'whoever has it has the codes',
  'pool_recovery_codes.code_hash': 'nobody is to guess on it',
  'pool_users.sign_up_key_hash': 'it lets somebody sign in',
  'pool_users.tried_password_hash': 'nobody is to guess on it',
  'pool_codes.code_hash': 'it lets somebody sign in',
  'pool_codes.subject': 'the id of the account',
  'pool_sessions.id': 'it lets somebody sign in',
  'pool_refresh_tokens.token_hash': 'it lets somebody sign in',
  'pool_attempts.subject': 'scrambled, and of whom nobody can say',
  'family_calendars.secret_hash': 'the secret itself is there',
  'family_codes.code_hash': 'whoever has it has the children',
  'mail_outbox.html_body': 'the text says the same',
  'mail_outbox.unsubscribe_url': 'it is in the text',
  'mail_outbox.return_token': 'it lets somebody report an email as returned',
  'club_jobs.result': 'this very file, made for an administrator',
  'tournaments.plan': 'the team list of the family is in it',
  'tournament_desks.draft': 'the team list of the family is in it',
  'tournament_entries.entry': 'by a referee, about a match',
  'tournament_entries.entered_by': 'by a referee, about a match',
  'field_notes.words': 'by a coach, about a day; of a child whom the club does not know',
  'thank_you_notes.words': 'written without an account',
  'wishes.key': 'written without an account',
  'wishes.wish': 'written without an account',
  'outside_addresses.email': 'their address',
  'injury_holds.name_hash': 'scrambled; the status of the player says it',
  'injury_holds.birth_hash': 'scrambled; the status of the player says it',
  'injury_holds.family_hashes': 'scrambled; the status of the player says it',
}

test('Z-7: the file has everything of the family, column by column, and nothing of another family', async () => {
  const { userId, email } = await givenMarkedFamily(server.sql, { marker: 'panda', at: AT })
  await givenMarkedFamily(server.sql, { marker: 'moose', at: AT })
  const file = JSON.stringify(await server.sql.begin((tx) => gatherOwnData(tx, { email, userId, now: AT })))
  const places = [...(await allColumns(server.sql))].flatMap(([table, columns]) =>
    columns
      .filter(({ type }) => ['text', 'json', 'jsonb', '_text'].includes(type))
      .map(({ name }) => `${table}.${name}`),
  )
  const missing = places
    .filter((place) => !['club', 'staff', 'leftovers', undefined].includes(heldColumns.get(place)))
    .filter((place) => !file.includes(`panda ${place}`) && !LEFT_OUT[place] && !TYPED.includes(place))
  expect(missing).toEqual([])
  for (const value of ['panda listed', 'RISK', 'zh-Hant', 'INJURY', 'SOCKS', 'MONTHLY', `${email}`])
    expect(file).toContain(value)
  expect(file).not.toContain('moose')
})

test('Z-7: health notes are in the file in plain text, not as stored', async () => {
  const { userId, email, playerId } = await givenMarkedFamily(server.sql, { marker: 'otter', at: AT })
  const waiverId = `${userId} waiver`
  const notes = sealStored({ table: 'players', column: 'health_notes', row: playerId }, 'peanuts')
  await server.sql`update players set health_notes = ${notes} where id = ${playerId}`
  await server.sql`
    update fun_day_waiver_children set health_notes = ${sealWaiverNotes(waiverId, 0, 'bee stings')}
    where waiver_id = ${waiverId}`
  const file = JSON.stringify(await server.sql.begin((tx) => gatherOwnData(tx, { email, userId, now: AT })))
  expect([file.includes('peanuts'), file.includes('bee stings')]).toEqual([true, true])
})

/** Columns filled with a distinctive value, so that each can be looked for. */
const TYPED = [
  ...[
    'users.email',
    'pool_users.email',
    'pool_codes.sent_to',
    'mail_refusals.address',
    'contact_messages.email',
    'opening_notices.email',
    'opening_notices.language',
  ],
  ...['fun_day_waivers.email', 'campaign_receivers.address', 'mail_outbox.recipient', 'club_jobs.input'],
  ...[
    'consents.text',
    'consents.language',
    'player_program_registrations.status',
    'player_program_registrations.pay_plan',
    'player_program_registrations.withdrawal_cause',
  ],
  ...['player_program_registrations.price_working', 'player_program_registrations.refund_working'],
  ...[
    'kit_orders.item_type',
    'kit_orders.status',
    'tournament_sign_ups.status',
    'audit_entries.before',
    'audit_entries.after',
    'audit_entries.row_id',
  ],
]

describe('POST /account/data', () => {
  const ask = (token: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/account/data',
      headers: { authorization: `Bearer ${token}`, ...headers },
    })

  async function somebody() {
    const [sub, session] = [randomUUID(), randomUUID()]
    const email = `${sub.slice(0, 8)}@example.org`
    const { sql } = server
    await sql`insert into pool_users (id, email, is_email_verified, status) values (${sub}, ${email}, true, 'CONFIRMED')`
    await sql`insert into pool_sessions (id, user_id, expires_at) values (${session}, ${sub}, now() + interval '9 years')`
    const about = { signedInAt: AT, isEmailVerified: true, attributes: {}, groups: [] }
    const { accessToken } = await pool.tokens.issue({ sub, session, email, ...about })
    const prove = () => sql`
      insert into pool_password_proofs (session_id, purpose, expires_at)
      values (${session}, 'DOWNLOAD_DATA', ${new Date(AT.getTime() + 60_000)})
      on conflict (session_id, purpose) do nothing`
    return { email, accessToken, prove }
  }

  test('A-1, Z-7: a session alone is not enough; the password opens it once', async () => {
    const { email, accessToken, prove } = await somebody()
    expect([(await ask(accessToken)).statusCode, (await ask(accessToken)).json().code]).toEqual([
      403,
      'PASSWORD_AGAIN',
    ])
    await prove()
    const answer = await ask(accessToken)
    expect([answer.statusCode, answer.json().account.email]).toEqual([200, email])
    expect((await ask(accessToken)).statusCode).toBe(403)
  })

  test('not while impersonating, not without a sign-in, and not more than ten times an hour', async () => {
    const { accessToken, prove } = await somebody()
    expect((await ask(accessToken, { 'x-impersonate-user': 'somebody' })).statusCode).toBe(401)
    expect((await server.app.inject({ method: 'POST', url: '/account/data' })).statusCode).toBe(401)
    const codes: number[] = []
    for (let n = 0; n < 6; n += 1) {
      await prove()
      codes.push((await ask(accessToken)).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('GET /account/closing shows the consequences, to nobody else', async () => {
    const { accessToken } = await somebody()
    const closing = (authorization?: string) =>
      server.app.inject({
        method: 'GET',
        url: '/account/closing',
        headers: authorization ? { authorization } : {},
      })
    expect((await closing(`Bearer ${accessToken}`)).json()).toEqual({
      players: [],
      handedOverTo: null,
      cancelled: [],
      goesOn: [],
    })
    expect((await closing()).statusCode).toBe(401)
    expect((await closing('Bearer nonsense')).statusCode).toBe(401)
  })
})
