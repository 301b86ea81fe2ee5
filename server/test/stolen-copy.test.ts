import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inviteAccount } from '../src/identity/user-pool/administration.ts'
import { makeUserPool } from '../src/identity/user-pool/user-pool.ts'
import { makeJobs } from '../src/rest/jobs.ts'
import { open } from '../src/secrets/seal.ts'
import { givenAccessToken } from './access-token.ts'
import { askFor, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { outboxRows } from './mail/outbox-rows.ts'
import { moveTo } from './registering.ts'
import { allColumns } from './retention/fill-table.ts'

const NOTE = 'Carries an EpiPen for peanuts'

const at = clubAt('2025-09-01T17:00:00Z')

const inMailTo = async (email: string, pattern: RegExp) => {
  const texts = (await outboxRows(at.server.sql, email)).map(({ subject, text }) => `${subject}\n${text}`)
  return pattern.exec(texts.join('\n'))?.[1]
}

async function offerAndNote() {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const [holder, family] = [await givenMum(at.desk), await givenMum(at.desk)]
  const held = await register(holder.mum, await holder.child('Holder'), once)
  const child = await family.child('Maya')
  await updateRow(family.mum, 'Player', { id: child.id, _version: 1, healthNotes: NOTE })
  await register(family.mum, child, once)
  await moveTo(holder.mum, held.it.id, 'CANCELLED')
  const { it } = await askFor(family.mum, 'mutation { it: familyCalendar { path } }', {})
  const email = family.user.email as string
  return {
    email,
    offer: await inMailTo(email, /\/offers\/(\S+)/),
    calendar: /([\w-]{43})\.ics$/.exec(it.path)?.[1],
  }
}

async function accounts() {
  const { sql } = at.server
  const pool = makeUserPool({
    sql,
    issuer: 'https://example.org',
    userPoolId: 'ca-west-1_pool',
    clientId: 'touchline-web',
    now: () => at.now,
    log: at.server.app.log,
  })
  const [invited, email] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  await inviteAccount({ ...pool, by: 'desk@example.org' }, { email: invited })
  const answer = await fetch(`${at.server.url}/cognito/user-pool`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({ ClientId: 'touchline-web', Username: email, Password: 'brisk otter juggles 41' }),
  })
  expect(answer.status).toBe(200)
  await pool.tokens.issue({
    sub: 'somebody',
    session: 'session',
    email,
    signedInAt: at.now,
    isEmailVerified: true,
    attributes: {},
    groups: [],
  })
  const [key] = await sql`select id, private_key from pool_keys`
  const jwk = JSON.parse(open({ table: 'pool_keys', column: 'private_key', row: key?.id }, key?.private_key))
  return {
    password: 'brisk otter juggles 41',
    temporaryPassword: await inMailTo(invited, /\n([\w-]{12})\n/),
    code: await inMailTo(email, /code: (\d{6})/),
    signingKey: jwk.d as string,
    accessToken: (await givenAccessToken(sql)).token,
  }
}

/** An administrator's export about somebody, with the emails to them. */
async function exportFor(email: string): Promise<void> {
  const jobs = makeJobs({ sql: at.server.sql, now: () => at.now, log: at.server.app.log })
  const { id } = await jobs.add({ email, requestedBy: 'desk@example.org' })
  for (;;) {
    const job = await jobs.find(id)
    if (job?.state === 'QUEUED') continue
    expect(job?.result).toContain('/offers/')
    return jobs.stop()
  }
}

/** Every value of every text column, each with its place. */
async function everyText(): Promise<[place: string, text: string][]> {
  const { sql } = at.server
  const found: [string, string][] = []
  for (const [table, columns] of await allColumns(sql))
    for (const { name, type } of columns) {
      if (!['text', '_text', 'json', 'jsonb', 'tsvector', 'bytea'].includes(type)) continue
      const rows = await sql.unsafe(`select ${name}::text as text from ${table} where ${name} is not null`)
      for (const { text } of rows) found.push([`${table}.${name}`, text])
    }
  return found
}

test('H-4: a copy of the database gives away no health note, code, password, link, key or token', async () => {
  const { email, ...family } = await offerAndNote()
  const secrets: Record<string, string | undefined> = { note: NOTE, ...family, ...(await accounts()) }
  await exportFor(email)
  const texts = await everyText()
  expect(texts.map(([place]) => place)).toEqual(
    expect.arrayContaining(['mail_outbox.text_body', 'pool_codes.code_hash', 'club_jobs.result']),
  )
  for (const [what, secret] of Object.entries(secrets)) {
    expect([what, secret]).toEqual([what, expect.stringMatching(/.{6}/)])
    // Six digits may be part of an id or a ciphertext by chance, so a code must stand alone.
    const alone = new RegExp(`(^|[^\\w-])${secret?.replaceAll('.', '\\.')}($|[^\\w-])`)
    const places = texts.filter(([, text]) => alone.test(text)).map(([place]) => place)
    expect([what, places]).toEqual([what, []])
  }
})
