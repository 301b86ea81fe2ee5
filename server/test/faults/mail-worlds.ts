import { randomUUID } from 'node:crypto'
import { enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { givenBy } from '../given.ts'
import { draftFor } from '../mail/campaign-desk.ts'
import { codeEmail } from '../mail/outbox.ts'
import { givenMarkedFamily } from '../retention/marked-family.ts'
import type { Club } from './club.ts'
import type { JobWorlds } from './job-world.ts'

async function givenEmails({ server }: Club): Promise<void> {
  for (const to of ['ana@example.org', 'ben@example.org'])
    await server.sql.begin((tx) => enqueueMail(tx, { ...codeEmail, to }))
}

/** One email that is being sent to a group, and one that is due. */
async function givenGroupEmails({ desk, call }: Club): Promise<void> {
  const given = givenBy(desk)
  const program = await given.program()
  const fee = await given.fee(program.id)
  for (const firstName of ['Ana', 'Ben']) {
    const user = await given.user({ firstName })
    const player = await given.player({ userPlayersId: user.id })
    await given.registration(player.id, fee.id)
  }
  for (const at of [undefined, '2025-09-20T18:00:00.000Z']) {
    const id = randomUUID()
    await call('put', `/campaigns/${id}`, draftFor(program.id))
    await call('post', `/campaigns/${id}/send`, { version: 1, count: 2, at })
  }
}

/** Two families with rows in every table; one has left. */
async function givenLongAgo({ server: { sql } }: Club): Promise<void> {
  const at = new Date('2026-02-28T20:00:00Z')
  await givenMarkedFamily(sql, { marker: 'Stays', at })
  const { userId, playerId } = await givenMarkedFamily(sql, { marker: 'Leaves', at })
  await sql`update players set _deleted = true where id = ${playerId}`
  await sql`update users set _deleted = true where id = ${userId}`
}

/** Two people with all permissions, and an open problem half an hour old. */
async function givenAlarm({ server: { sql } }: Club): Promise<void> {
  for (const email of ['president@example.org', 'other@example.org']) {
    await sql`
      insert into pool_users (id, email, is_email_verified, status, permissions)
      values (${email}, ${email}, true, 'CONFIRMED', ${['EVERYTHING']})`
    await sql`insert into pool_groups (user_id, name) values (${email}, 'pmfcadmin')`
  }
  await sql`insert into health_alarms (topic, since) values ('BACKUPS', '2026-11-16T20:00:00Z')`
}

const MINUTE_MS = 60_000

export const mailWorlds: JobWorlds = {
  mail: {
    madeAt: '2025-09-20T17:00:00Z',
    given: givenEmails,
    runsAt: '2025-09-20T17:05:00Z',
    laterMs: MINUTE_MS,
  },
  campaigns: {
    madeAt: '2025-09-20T17:00:00Z',
    given: givenGroupEmails,
    runsAt: '2025-09-20T18:05:00Z',
    laterMs: MINUTE_MS,
  },
  tidy: { madeAt: '2026-02-28T20:00:00Z', given: givenLongAgo, runsAt: '2044-03-01T10:30:00Z' },
  'site-health': { madeAt: '2026-11-16T20:00:00Z', given: givenAlarm, runsAt: '2026-11-16T20:31:00Z' },
}
