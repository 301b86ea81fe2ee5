import { randomUUID } from 'node:crypto'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { describe, expect, test } from 'vitest'
import { inMode, type Someone, someone } from '../identity/matrix-people.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { permissionDesk } from '../permissions/permission-desk.ts'
import { CREATE, deskLinks, type Family } from './desk-links.ts'

const at = permissionDesk()

const { givenGuardian, givenChild, givenFamily, change, merge, takeOver, withoutAddress, newsTo } =
  deskLinks(at)

const SEES = 'They can now see and do everything you can, including health notes and emergency contacts.'
const ENDED = 'You no longer have access to Maya.'
const OTHER_ADDRESS = 'From now on, you sign in with that address instead of this one.'

/** The emails that Ana and Dan get. */
type Told = [ana: string[] | null, dan: string[] | null]
type Way = (family: Family, mine: Someone) => Promise<Told>

const masked = (email: string) => `${email[0]}***@e***`

/** Every way in which the desk can make somebody a guardian; the new one is called Pat Singh. */
const WAYS: [string, Way][] = [
  [
    'by moving the child',
    async ({ maya }, mine) => {
      await change('Player', maya, { userPlayersId: mine.userId })
      const told = [`gave Pat Singh (${masked(mine.email)}) access to Maya`, ENDED]
      return [told, told]
    },
  ],
  [
    'by linking',
    async ({ family }, mine) => {
      await change('User', mine.userId, { family })
      const told = [`gave Pat Singh (${mine.email}) access to Maya`, SEES]
      return [told, told]
    },
  ],
  [
    'by a new record in the family',
    async ({ family }, mine) => {
      await at.server.sql`update users set _deleted = true where id = ${mine.userId}`
      const names = { firstName: 'Pat', lastName: 'Singh' }
      await at.send(CREATE('User'), { input: { email: mine.email, family, ...names } })
      const told = [`gave Pat Singh (${mine.email}) access to Maya`, SEES]
      return [told, told]
    },
  ],
  [
    'by another address',
    async ({ ana }, mine) => {
      await at.server.sql`update users set _deleted = true where id = ${mine.userId}`
      await change('User', ana.id, { email: mine.email })
      return [
        [`gave Ana Lee (${masked(mine.email)}) access to Maya`, OTHER_ADDRESS],
        [`gave Ana Lee (${mine.email}) access to Maya`, SEES],
      ]
    },
  ],
  [
    'by another account',
    async ({ ana }) => {
      await change('User', ana.id, { externalUserId: randomUUID() })
      const told = ['gave Ana Lee (another account) access to Maya', SEES]
      return [told, told]
    },
  ],
  [
    'by a first address',
    async ({ ana }, mine) => {
      await withoutAddress(ana)
      await at.server.sql`update users set _deleted = true where id = ${mine.userId}`
      await change('User', ana.id, { email: mine.email })
      return [null, [`gave Ana Lee (${mine.email}) access to Maya`, SEES]]
    },
  ],
  [
    'by merging the parent away',
    async ({ ana }, mine) => {
      await merge(mine.userId, ana.id)
      return [
        [`gave Pat Singh (${masked(mine.email)}) access to Maya`, OTHER_ADDRESS],
        [`gave Pat Singh (${mine.email}) access to Maya`, SEES],
      ]
    },
  ],
  [
    'by merging in somebody whom they are linked with',
    async ({ ana }, mine) => {
      const [family, decoy] = [randomUUID(), await givenGuardian('Decoy', null)]
      await change('User', decoy.id, { family })
      await change('User', mine.userId, { family })
      await merge(ana.id, decoy.id)
      const told = [`gave Pat Singh (${mine.email}) access to Maya`, SEES]
      return [told, told]
    },
  ],
  [
    'by a court’s order, which does not say to whose',
    async ({ ana, maya }, mine) => {
      const path = `/manage/guardians/${ana.id}/no-access/${mine.userId}`
      await at.rest('put', path, { reason: 'An order of the court', playerIds: [maya] })
      return [
        ['gave another guardian access to Maya', ENDED],
        [`gave Pat Singh (${masked(mine.email)}) access to Maya`, ENDED],
      ]
    },
  ],
  [
    'by a code',
    async ({ ana, dan }, mine) => {
      await withoutAddress(ana)
      const query = 'mutation M($input: FamilyCodeInput!) { it: familyCode(input: $input) { code } }'
      const { data } = await at.send(query, { input: { userId: ana.id } })
      expect(await newsTo(dan)).toEqual([])
      await takeOver(data.it.code, mine)
      return [null, [`Pat Singh (${mine.email}) became a guardian of Maya with a code from the club`, SEES]]
    },
  ],
]

describe('A-11: existing guardians are told about a guardian whom the desk adds', () => {
  test.each(WAYS)('%s', async (_way, way) => {
    await at.grant(['PEOPLE', 'REGISTRATIONS'])
    const [family, mine] = [await givenFamily(), await someone(at.server)]
    const [ana, dan] = await way(family, mine)
    for (const [guardian, told] of [
      [family.ana, ana],
      [family.dan, dan],
    ] as const) {
      const texts = await newsTo(guardian)
      expect(texts).toHaveLength(told ? 1 : 0)
      for (const words of told ?? []) expect(texts[0]).toContain(words)
    }
    expect(await newsTo(mine)).toEqual([])
  })

  test('if both have children, each side gets one email about all of theirs', async () => {
    await at.grant(['PEOPLE'])
    const [family, mine] = [await givenFamily(), await someone(at.server)]
    for (const name of ['Leo', 'Mia']) await givenChild(mine.userId, name)
    await change('User', mine.userId, { family: family.family })
    const [told, ...others] = await newsTo(mine, 'Leo and Mia')
    expect(told).toContain(
      `club staff gave Ana Lee (${family.ana.email}) and Dan Lee (${family.dan.email}) access to Leo and Mia`,
    )
    expect(others).toEqual([])
    expect(await newsTo(family.ana)).toHaveLength(1)
  })

  test('in each guardian’s language, and how to have it undone', async () => {
    await at.grant(['PEOPLE'])
    const [{ ana, dan, family }, mine] = [await givenFamily(), await someone(at.server)]
    await change('User', dan.id, { language: 'zh-Hant' })
    await change('User', mine.userId, { family })
    expect((await newsTo(ana))[0]).toMatch(/^On \w{3}, \w{3} \d+ at \d+:\d\d [AP]M, club staff gave /m)
    expect((await newsTo(ana))[0]).toContain('If this isn’t right, please reply to this email right away')
    const subjects = (await outboxRows(at.server.sql, dan.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Maya有了新的監護人')
  })

  test('not if it is refused, if nobody gains access, or for a child without a guardian', async () => {
    await at.grant(['PEOPLE', 'REGISTRATIONS'])
    const [{ ana, dan, maya, family }, mine] = [await givenFamily(), await someone(at.server)]
    await at.server.sql`update players set health_notes = 'Peanuts' where id = ${maya}`
    expect(await change('User', mine.userId, { family })).toBe(false)
    await at.grant(['PEOPLE', 'REGISTRATIONS', 'HEALTH'])
    expect(await change('Player', maya, { userPlayersId: dan.id })).toBe(true)
    expect(await change('User', ana.id, { family, email: ana.email, firstName: 'Anna' })).toBe(true)
    await givenChild(ana.id, 'Leo')
    expect([await newsTo(ana), await newsTo(dan)]).toEqual([[], []])
    expect(await change('User', mine.userId, { family })).toBe(true)
    const [told] = await newsTo(ana, 'Leo and Maya')
    expect(told).toContain('Pat Singh')
    expect(told).not.toContain('Peanuts')
  })

  test('somebody whose account a merge closes gets only the email about that', async () => {
    await at.grant(['PEOPLE'])
    const [keep, gone] = [await someone(at.server), await someone(at.server)]
    await givenChild(gone.userId, 'Maya')
    await merge(keep.userId, gone.userId)
    const subjects = (await outboxRows(at.server.sql, gone.email)).map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual(['We’ve merged your two records at the club'])
  })

  test('whoever has no email is phoned', async () => {
    await at.grant(['PEOPLE'])
    const [{ ana, family }, mine] = [await givenFamily(), await someone(at.server)]
    await withoutAddress(ana)
    await change('User', mine.userId, { family })
    expect(await newsTo({ email: withoutEmail(ana.id) })).toHaveLength(1)
  })

  test('nobody is made a guardian while impersonating', async () => {
    const [{ ana, maya, family }, mine] = [await givenFamily(), await someone(at.server)]
    await at.grant(['EVERYTHING'])
    const started = await at.rest('post', '/admin/impersonations', {
      targetUserId: ana.id,
      reason: 'Phone call about the fee',
    })
    expect(started.status).toBeLessThan(300)
    const asAna = inMode(at.server, at.clerk, 'userPool', ana.id)
    expect(await change('Player', maya, { shirtSize: 'YM' }, asAna)).toBe(true)
    expect(await change('Player', maya, { userPlayersId: mine.userId }, asAna)).toBe(false)
    for (const values of [{ family: randomUUID() }, { email: mine.email }, { externalUserId: 'x' }])
      expect(await change('User', ana.id, values, asAna)).toBe(false)
    expect(await change('User', mine.userId, { family }, asAna)).toBe(false)
  })
})

test('A-10: two who join a family at the same moment are both noticed', async () => {
  await at.grant(['PEOPLE'])
  for (let n = 0; n < 6; n++) {
    const [ana, pat] = [await givenGuardian('Ana', null), await givenGuardian('Pat', null)]
    const maya = await givenChild(ana.id, 'Maya')
    await at.server.sql`update players set health_notes = 'Peanuts' where id = ${maya}`
    const family = randomUUID()
    const joined = await Promise.all([ana, pat].map(({ id }) => change('User', id, { family })))
    expect(joined.toSorted()).toEqual([false, true])
  }
})
