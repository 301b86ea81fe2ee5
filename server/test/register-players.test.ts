import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AT_THE_DESK, agree, CONSENTS } from './agree.ts'
import { visitor } from './amplify-client.ts'
import { createRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import type { Row } from './given.ts'
import { outboxRows } from './mail/outbox-rows.ts'
import { asked, emailsTo, moveTo, registerPlayers, subjectsTo } from './registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

async function givenSiblings() {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  return { ...fall, ...family, maya: await family.child('Maya'), leo: await family.child('Leo') }
}

const rowsOf = (feeId: string) =>
  server.sql`select id from player_program_registrations where program_fee_registrations_id = ${feeId}`

describe('two children in one request', () => {
  test('both get the family discount, each a reference, and the family one email', async () => {
    const { mum, maya, leo, once, twice, user } = await givenSiblings()
    const { it, error } = await registerPlayers(mum, [asked(maya, once), asked(leo, twice)])
    expect(error).toBeUndefined()
    expect(it.totalCents).toBe(22_400 + 42_000)
    expect(it.items.map((row: Row) => [row.status, row.priceCents, row._version])).toEqual([
      ['PENDING', 22_400, 1],
      ['PENDING', 42_000, 1],
    ])
    for (const { reference } of it.items) expect(reference).toMatch(/^R-[A-HJKMNP-Z2-9]{7}$/)
    const messages = await emailsTo(server, user.email)
    expect(messages.map(({ subject }) => subject)).toEqual([
      'We’ve received your registration for Maya and Leo',
    ])
    expect(messages[0]?.text).toContain('Maya in Fall training. September $64.00')
  })

  test('Y-11: a family that reads Traditional Chinese is emailed in it, the club’s words in English', async () => {
    const { mum, maya, once, user } = await givenSiblings()
    await server.sql`update users set language = 'zh-Hant' where id = ${user.id}`
    const { it } = await registerPlayers(mum, [asked(maya, once)])
    expect(await moveTo(desk, it.items[0].id, 'APPROVED')).toMatchObject({ error: undefined })
    const [received, approved] = await outboxRows(server.sql, user.email as string)
    expect(received?.subject).toBe('我們收到了Maya的報名')
    expect(approved?.subject).toBe('Maya有Fall training的名額了')
    expect(approved?.html).toContain('<html lang="zh-Hant">')
    expect(approved?.html).toContain('<span lang="en">Fall training</span>的名額了</h1>')
    expect(approved?.html).toContain('請用Interac e-Transfer')
  })

  test('Y-20: the email, too, uses the translated name of a program', async () => {
    const { mum, maya, once, user, program } = await givenSiblings()
    await server.sql`update users set language = 'zh-Hant' where id = ${user.id}`
    const translations = { name: { 'zh-Hant': { text: '秋季訓練', english: 'Fall training' } } }
    const changed = { id: program.id, _version: program._version, translations: JSON.stringify(translations) }
    expect((await updateRow(desk, 'Program', changed)).error).toBeUndefined()
    const { it } = await registerPlayers(mum, [asked(maya, once)])
    expect(await moveTo(desk, it.items[0].id, 'APPROVED')).toMatchObject({ error: undefined })
    const [, approved] = await outboxRows(server.sql, user.email as string)
    expect(approved?.subject).toBe('Maya有秋季訓練的名額了')
    expect(approved?.html).toContain('Maya有秋季訓練的名額了</h1>')
    expect(approved?.html).not.toContain('Fall training')
  })

  test('the answer has the requested shape', async () => {
    const { mum, maya, once } = await givenSiblings()
    const { data, errors } = await mum.ask(
      `mutation M($input: RegisterPlayersInput!) {
        made: registerPlayers(input: $input) {
          __typename sum: totalCents
          rows: items { __typename player { firstName } discounts { items { month } } }
        }
      }`,
      { input: { registrations: [asked(maya, once, { months: ['2025-12'] })], consents: CONSENTS } },
    )
    expect(errors).toEqual([])
    expect(data.made).toEqual({
      __typename: 'RegisteredPlayers',
      sum: 4_000,
      rows: [
        {
          __typename: 'PlayerProgramRegistration',
          player: { firstName: 'Maya' },
          discounts: { items: [{ month: '2025-12' }] },
        },
      ],
    })
  })

  test('nothing is done if one of them is refused', async () => {
    const { mum, maya, leo, once, user } = await givenSiblings()
    await updateRow(desk, 'Player', { id: leo.id, _version: 1, status: 'INACTIVE' })
    const { it, error } = await registerPlayers(mum, [asked(maya, once), asked(leo, once)])
    expect([it, error?.errorInfo?.code]).toEqual([null, 'PLAYER_NOT_ACTIVE'])
    expect(await rowsOf(once.id)).toHaveLength(0)
    expect(await server.sql`select from consents where user_id = ${user.id}`).toHaveLength(0)
    expect(await emailsTo(server, user.email)).toEqual([])
  })

  test('the same child twice in one program', async () => {
    const { mum, maya, once, twice } = await givenSiblings()
    const { error } = await registerPlayers(mum, [asked(maya, once), asked(maya, twice)])
    expect(error?.errorInfo?.code).toBe('ALREADY_REGISTERED')
  })
})

describe('R-12: a double tap, a reload or a lost answer', () => {
  test('the same request again returns the same registrations, and creates nothing', async () => {
    const { mum, maya, leo, once, user } = await givenSiblings()
    const request = [asked(maya, once), asked(leo, once, { months: ['2025-10'], days: ['SAT'] })]
    const first = await registerPlayers(mum, request)
    const again = await registerPlayers(mum, request)
    expect(again).toEqual(first)
    expect(await rowsOf(once.id)).toHaveLength(2)
    expect(await subjectsTo(server, user.email)).toHaveLength(1)
    expect(await server.sql`select from consents where user_id = ${user.id}`).toHaveLength(6)
  })

  test('eight at once make one', async () => {
    const { mum, maya, leo, once } = await givenSiblings()
    const request = [asked(maya, once), asked(leo, once)]
    const answers = await Promise.all(Array.from({ length: 8 }, () => registerPlayers(mum, request)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.error).toBeUndefined()
    expect(await rowsOf(once.id)).toHaveLength(2)
  })

  test('also one by one, and after the registration has moved on', async () => {
    const { mum, maya, once } = await givenSiblings()
    await agree(mum, maya)
    const { months, ...input } = asked(maya, once)
    const { it } = await createRow(mum, REGISTRATION, input, 'id status _version')
    expect(it).toEqual({ id: input.id, status: 'PENDING', _version: 1 })
    await moveTo(desk, it.id, 'APPROVED')
    expect((await createRow(mum, REGISTRATION, input, 'id status')).it).toEqual({
      id: it.id,
      status: 'APPROVED',
    })
  })

  test('one more child with the same ids: only that one is new, and the family gets new prices', async () => {
    const { mum, maya, leo, once } = await givenSiblings()
    const first = asked(maya, once, { months: ['2025-10'] })
    expect((await registerPlayers(mum, [first])).it.totalCents).toBe(8_000)
    const second = asked(leo, once, { months: ['2025-10'] })
    expect((await registerPlayers(mum, [second, first])).it.totalCents).toBe(2 * 6_400)
    expect((await getRow(mum, REGISTRATION, first.id as string, 'priceCents')).it.priceCents).toBe(6_400)
  })

  test.each([
    ['another player', (leo: Row) => ({ playerRegistrationsId: leo.id })],
    ['other months', () => ({ months: ['2025-11'] })],
  ])('the id of a registration with %s is refused', async (_what, change) => {
    const { mum, maya, leo, once } = await givenSiblings()
    const first = asked(maya, once, { months: ['2025-10'] })
    await registerPlayers(mum, [first])
    const { error } = await registerPlayers(mum, [{ ...first, ...change(leo) }])
    expect(error?.errorType).toBe('ConditionalCheckFailedException')
  })

  test('an id that another family has used', async () => {
    const { mum, maya, once } = await givenSiblings()
    const request = [asked(maya, once)]
    await registerPlayers(mum, request)
    const stranger = await givenMum(desk)
    const { it, error } = await registerPlayers(stranger.mum, request)
    expect(it).toBeNull()
    expect(error?.errorType).toBe('NotFound')
  })
})

describe('E-7, E-14: consents', () => {
  test('each is recorded for each player, in its version', async () => {
    const { mum, maya, leo, once, user } = await givenSiblings()
    const photos = { text: 'PHOTOS', textVersion: '2025-1', agreed: false }
    const newsletter = { text: 'NEWSLETTER', textVersion: '2025-1' }
    await registerPlayers(mum, [asked(maya, once), asked(leo, once)], {
      consents: [...CONSENTS, photos, newsletter],
    })
    const rows = await server.sql`
      select player_id, text, text_version, agreed from consents where user_id = ${user.id}`
    expect(rows).toHaveLength(10)
    expect(rows.filter(({ agreed }) => !agreed).map(({ player_id, text }) => [player_id, text])).toEqual(
      expect.arrayContaining([
        [maya.id, 'PHOTOS'],
        [leo.id, 'PHOTOS'],
      ]),
    )
    expect((await getRow(mum, 'Player', maya.id, 'photoConsent')).it).toEqual({ photoConsent: false })
    expect((await getRow(mum, 'User', user.id, 'newsletter')).it).toEqual({ newsletter: true })
  })

  test('Y-6: with the language it was read in, English if nothing else is given', async () => {
    const { mum, maya, leo, once, user } = await givenSiblings()
    const inChinese = CONSENTS.map((one) => ({ ...one, language: 'zh-Hant' }))
    await registerPlayers(mum, [asked(maya, once)], { consents: inChinese })
    await registerPlayers(mum, [asked(leo, once)], { consents: CONSENTS })
    const photos = { text: 'PHOTOS', textVersion: '2025-1', agreed: true, userId: user.id, playerId: leo.id }
    expect((await createRow(mum, 'Consent', { ...photos, language: 'zh-Hans' })).error).toBeUndefined()
    expect((await createRow(mum, 'Consent', { ...photos, language: 'Chinese' })).error).toBeDefined()
    const rows = await server.sql`
      select player_id, language, count(*)::int from consents where user_id = ${user.id} group by 1, 2`
    expect(rows).toEqual(
      expect.arrayContaining([
        { player_id: maya.id, language: 'zh-Hant', count: 3 },
        { player_id: leo.id, language: 'en', count: 3 },
        { player_id: leo.id, language: 'zh-Hans', count: 1 },
      ]),
    )
  })

  test.each([
    [[], 'CONSENT_MISSING', 'conduct, acknowledgement of risk and concussion'],
    [CONSENTS.slice(1), 'CONSENT_MISSING', 'conduct'],
    [
      CONSENTS.map((one) => ({ ...one, agreed: one.text !== 'RISK' })),
      'CONSENT_MISSING',
      'acknowledgement of risk',
    ],
    [CONSENTS.map((one) => ({ ...one, textVersion: '2024-1' })), 'CONSENT_OUTDATED', 'conduct'],
    [[...CONSENTS, ...CONSENTS], 'CONSENT_TWICE', 'conduct'],
  ])('%j: refused by name', async (consents, code, name) => {
    const { mum, maya, once } = await givenSiblings()
    const { it, error } = await registerPlayers(mum, [asked(maya, once)], { consents })
    expect(it).toBeNull()
    expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code, field: 'consents' } })
    expect(error?.message).toContain(name)
  })

  test('at the desk a reason is enough, and nobody consents for somebody else', async () => {
    const { maya, once, user } = await givenSiblings()
    const { error } = await registerPlayers(desk, [asked(maya, once)])
    expect(error?.errorInfo).toMatchObject({ code: 'CONSENT_MISSING', field: 'reason' })
    const { it } = await registerPlayers(desk, [asked(maya, once, { reason: AT_THE_DESK })])
    expect(it.items[0].status).toBe('PENDING')
    expect(await server.sql`select from consents where player_id = ${maya.id}`).toHaveLength(0)
    expect(await subjectsTo(server, user.email)).toEqual(['We’ve received your registration for Maya'])
  })
})

describe('M-12: a family pays the price it has seen', () => {
  test('at another price nothing is written, and the refusal names the current one', async () => {
    const { mum, maya, leo, once, user } = await givenSiblings()
    const inputs = [asked(maya, once), asked(leo, once)]
    const { error } = await registerPlayers(mum, inputs, { totalCents: 56_000 })
    expect(error?.errorInfo).toEqual({
      code: 'PRICE_CHANGED',
      field: 'totalCents',
      cents: 44_800,
      sentence: 'priceOfPlacesChanged',
      facts: { cents: 44_800, seenCents: 56_000 },
    })
    expect(error?.message).toContain('it’s now $448.00, not $560.00')
    expect([...(await rowsOf(once.id))]).toEqual([])
    expect(await subjectsTo(server, user.email)).toEqual([])
    expect((await registerPlayers(mum, inputs, { totalCents: 44_800 })).it.totalCents).toBe(44_800)
  })

  test('a repeated request gets the same answer, whatever it costs by now', async () => {
    const { mum, maya, leo, once } = await givenSiblings()
    const inputs = [asked(maya, once)]
    await registerPlayers(mum, inputs, { totalCents: 28_000 })
    await registerPlayers(mum, [asked(leo, once)])
    const { it, error } = await registerPlayers(mum, inputs, { totalCents: 28_000 })
    expect([error, it.totalCents]).toEqual([undefined, 22_400])
  })
})

describe('what is refused', () => {
  test.each([
    ['nobody', { registrations: [] }, 'registrations: Please choose at least one player.'],
    [
      'an unknown text',
      { consents: [{ text: 'CAKE', textVersion: '1' }] },
      'consents.0.text: Choose one of CONDUCT, ',
    ],
    [
      'a language that nobody reads here',
      { consents: [{ text: 'RISK', textVersion: '2025-1', language: 'tlh' }] },
      'consents.0.language: Choose one of en, zh-Hans, zh-Hant.',
    ],
  ])('%s', async (_what, changes, message) => {
    const { mum, maya, once } = await givenSiblings()
    const { error } = await registerPlayers(mum, [asked(maya, once)], changes)
    expect(error?.message).toContain(message)
  })

  test('one id for two children', async () => {
    const { mum, maya, leo, once } = await givenSiblings()
    const id = randomUUID()
    const { error } = await registerPlayers(mum, [asked(maya, once, { id }), asked(leo, once, { id })])
    expect(error?.message).toBe('registrations: Each one needs an id of its own.')
  })

  test('another family’s child, and two families at the desk', async () => {
    const { mum, maya, once } = await givenSiblings()
    const stranger = await givenMum(desk)
    const other = await stranger.child('Zoe')
    expect((await registerPlayers(mum, [asked(other, once)])).error).toMatchObject({
      errorType: 'NotFound',
      message: `Player with id ${other.id} not found`,
    })
    const { error } = await registerPlayers(desk, [asked(maya, once), asked(other, once)])
    expect(error?.errorInfo?.code).toBe('SEVERAL_FAMILIES')
  })

  test('visitors', async () => {
    const { maya, once } = await givenSiblings()
    const { error } = await registerPlayers(visitor(), [asked(maya, once)])
    expect(error).toMatchObject({
      errorType: 'Unauthorized',
      message: 'Not Authorized to access registerPlayers on type Mutation',
    })
  })

  test('E-5: an age that does not fit, unless the desk gives a reason', async () => {
    const { once } = await givenFall(desk, { minBirthYear: 2019, maxBirthYear: 2021 })
    const { mum, child } = await givenMum(desk)
    const maya = await child('Maya')
    expect((await register(mum, maya, once, { reason: 'please' })).error?.errorInfo?.field).toBe('reason')
    expect((await register(mum, maya, once)).error?.errorInfo?.code).toBe('TOO_OLD')
    expect((await register(desk, maya, once, { reason: undefined })).error?.errorInfo?.code).toBe('TOO_OLD')
    expect((await register(desk, maya, once, { reason: 'plays with her sister' })).it.status).toBe('PENDING')
  })
})
