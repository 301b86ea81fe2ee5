import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { describe, expect, test } from 'vitest'
import { AT_THE_DESK, agree, CONSENTS } from './agree.ts'
import { askFor, createRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION } from './fall.ts'
import type { Row } from './given.ts'
import { answerOffer, asked, emailsTo, moveTo, registerPlayers, stateOf } from './registering.ts'

const at = clubAt('2025-09-01T17:00:00Z')

const createOne = (who: Parameters<typeof createRow>[0], player: Row, fee: Row, values = {}) =>
  createRow(
    who,
    REGISTRATION,
    { playerRegistrationsId: player.id, programFeeRegistrationsId: fee.id, ...values },
    'id status reason',
  )

const addSunday = (who: Parameters<typeof askFor>[0], registrationId: string, values = {}) =>
  askFor(
    who,
    'mutation Add($input: AddSecondDayInput!) { it: addSecondDay(input: $input) { id status reason } }',
    { input: { id: crypto.randomUUID(), registrationId, day: 'SUN', ...values } },
  )

const consentCount = async (player: Row) =>
  (await at.server.sql`select from consents where player_id = ${player.id}`).length

describe('E-15: there is no way around the required consents', () => {
  test('a single registration by a parent is refused, naming what is missing and where to give it', async () => {
    const { once } = await givenFall(at.desk)
    const { mum, child } = await givenMum(at.desk)
    const maya = await child('Maya')
    const { it, error } = await createOne(mum, maya, once)
    expect(it).toBeNull()
    expect(error).toMatchObject({
      errorType: 'RuleViolation',
      errorInfo: { code: 'CONSENT_MISSING', field: 'consents' },
      message:
        'Please read and tick conduct, acknowledgement of risk and concussion. We can’t register Maya without it. You can agree on the registration form, or any time on Maya’s page in your account, under Consents.',
    })
    await agree(mum, maya)
    expect((await createOne(mum, maya, once)).it).toMatchObject({ status: 'PENDING' })
  })

  test('consents on record count for the form too; a no withdraws a yes', async () => {
    const { once } = await givenFall(at.desk)
    const { mum, user, child } = await givenMum(at.desk)
    const [maya, leo] = [await child('Maya'), await child('Leo')]
    for (const player of [maya, leo]) await agree(mum, player)
    expect((await registerPlayers(mum, [asked(maya, once)], { consents: [] })).error).toBeUndefined()
    at.now = new Date(at.now.getTime() + 1_000)
    const no = { ...CONSENTS[1], userId: user.id, playerId: leo.id, agreed: false }
    expect((await createRow(mum, 'Consent', no)).error).toBeUndefined()
    expect((await createOne(mum, leo, once)).error?.message).toContain('tick acknowledgement of risk.')
  })

  test('consents of another family for the child do not count', async () => {
    const { once } = await givenFall(at.desk)
    const [before, now] = [await givenMum(at.desk), await givenMum(at.desk)]
    const maya = await before.child('Maya')
    await agree(before.mum, maya)
    await at.server.sql`update players set user_players_id = ${now.user.id} where id = ${maya.id}`
    expect((await createOne(now.mum, maya, once)).error?.errorInfo?.code).toBe('CONSENT_MISSING')
  })

  test('the desk may, with a reason that is recorded', async () => {
    const { once } = await givenFall(at.desk)
    const { child } = await givenMum(at.desk)
    const maya = await child('Maya')
    for (const reason of [undefined, '', '  '])
      expect((await createOne(at.desk, maya, once, { reason })).error?.errorInfo).toMatchObject({
        code: 'CONSENT_MISSING',
        field: 'reason',
      })
    const { it } = await createOne(at.desk, maya, once, { reason: 'Paper form' })
    expect(it).toMatchObject({ status: 'PENDING', reason: 'Paper form' })
    expect(await consentCount(maya)).toBe(0)
  })

  test('a second day asks again; at the desk it takes a reason', async () => {
    const { once } = await givenFall(at.desk)
    const { mum, child } = await givenMum(at.desk)
    const maya = await child('Maya')
    const { it } = await createOne(at.desk, maya, once, { days: ['SAT'], reason: AT_THE_DESK })
    expect((await addSunday(mum, it.id)).error?.errorInfo?.code).toBe('CONSENT_MISSING')
    expect((await addSunday(at.desk, it.id)).error?.errorInfo?.field).toBe('reason')
    const added = await addSunday(at.desk, it.id, { reason: 'Asked by phone' })
    expect(added.it).toMatchObject({ status: 'PENDING', reason: 'Asked by phone' })
  })
})

/** A waiting child, registered by their parent, who has been offered a place. */
async function givenOffer() {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const [holder, family] = [await givenMum(at.desk), await givenMum(at.desk)]
  const held = await createOne(at.desk, await holder.child('Holder'), once, { reason: AT_THE_DESK })
  const maya = await family.child('Maya')
  const { it } = await registerPlayers(family.mum, [asked(maya, once)])
  await moveTo(at.desk, held.it.id, 'CANCELLED')
  return { ...family, maya, once, id: it.items[0].id as string }
}

describe('E-15, E-3: accepting an offer follows today’s rules', () => {
  test('not with withdrawn consents, neither by button, by update nor by link', async () => {
    const { mum, user, maya, id } = await givenOffer()
    at.now = new Date(at.now.getTime() + 1_000)
    const no = { ...CONSENTS[0], userId: user.id, playerId: maya.id, agreed: false }
    await createRow(mum, 'Consent', no)
    expect((await answerOffer(mum, id, 'ACCEPT')).error?.errorInfo?.code).toBe('CONSENT_MISSING')
    expect((await moveTo(mum, id, 'APPROVED')).error?.errorInfo?.code).toBe('CONSENT_MISSING')
    const link = /http\S+\/offers\/\S+/.exec((await emailsTo(at.server, user.email)).at(-1)?.text ?? '')?.[0]
    const page = await fetch(link as string, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'ACCEPT' }),
      redirect: 'manual',
    })
    expect([page.status, await page.text()]).toEqual([
      409,
      expect.stringContaining('Some consents for Maya are still missing.'),
    ])
    expect((await stateOf(mum, id)).status).toBe('WAITLISTED')
    at.now = new Date(at.now.getTime() + 1_000)
    await agree(mum, maya)
    expect((await answerOffer(mum, id, 'ACCEPT')).it).toMatchObject({ status: 'APPROVED' })
  })

  test('not for a player on hold, not even at the desk, and neither is a second day', async () => {
    const { mum, maya, id } = await givenOffer()
    await at.server.sql`update players set status = 'ON_HOLD' where id = ${maya.id}`
    for (const who of [mum, at.desk])
      expect((await moveTo(who, id, 'APPROVED')).error?.errorInfo?.code).toBe('PLAYER_NOT_ACTIVE')
    expect((await answerOffer(mum, id, 'ACCEPT')).error?.errorInfo?.code).toBe('PLAYER_NOT_ACTIVE')
    expect((await addSunday(mum, id)).error?.errorInfo?.code).toBe('PLAYER_NOT_ACTIVE')
    expect((await answerOffer(mum, id, 'LEAVE')).it).toMatchObject({ status: 'CANCELLED' })
  })
})

describe('E-14: a single answer to a consent', () => {
  test.each([
    ['a version that never was', { textVersion: '2031-7' }, 'CONSENT_OUTDATED', 'textVersion'],
    ['no child', { playerId: null }, 'PLAYER_MISSING', 'playerId'],
  ])('%s is refused by name', async (_case, values, code, field) => {
    const { mum, user, child } = await givenMum(at.desk)
    const maya = await child('Maya')
    const input = { ...CONSENTS[0], userId: user.id, playerId: maya.id, agreed: true, ...values }
    const { it, error } = await createRow(mum, 'Consent', input)
    expect(it).toBeNull()
    expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code, field } })
    expect(await consentCount(maya)).toBe(0)
  })

  test('another family’s child looks as if it did not exist', async () => {
    const [one, other] = [await givenMum(at.desk), await givenMum(at.desk)]
    const input = { ...CONSENTS[0], userId: one.user.id, agreed: true }
    const theirs = await createRow(one.mum, 'Consent', { ...input, playerId: (await other.child('Leo')).id })
    const nobodys = await createRow(one.mum, 'Consent', { ...input, playerId: 'nobody' })
    expect([theirs.error?.errorType, nobodys.error?.errorType]).toEqual(['NotFound', 'NotFound'])
  })

  test('the same answer sent many times, even at once, is one row', async () => {
    const { mum, user, child } = await givenMum(at.desk)
    const maya = await child('Maya')
    const { version } = defaultConsents.PHOTOS
    const input = { userId: user.id, playerId: maya.id, text: 'PHOTOS', textVersion: version, agreed: true }
    const made = await Promise.all(Array.from({ length: 6 }, () => createRow(mum, 'Consent', input)))
    expect(new Set(made.map(({ it }) => it.id)).size).toBe(1)
    expect(await consentCount(maya)).toBe(1)
  })
})
