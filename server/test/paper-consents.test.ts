import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CONSENTS } from './agree.ts'
import type { Person } from './amplify-client.ts'
import { askFor, createRow, getRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum } from './fall.ts'
import type { Row } from './given.ts'

const at = clubAt('2025-09-08T17:00:00Z')

type Values = Record<string, unknown>

describe('E-21: signed on paper', () => {
  const paper = (user: Row, player: Row, values: Values = {}) => ({
    ...{ ...CONSENTS[0], userId: user.id, playerId: player.id, agreed: true, signedOn: '2025-09-03' },
    ...values,
  })

  test('is recorded by the desk for a guardian of the child, with the day and who saw it', async () => {
    const { user, child: add } = await givenMum(at.desk)
    const maya = await add('Maya')
    const { it, error } = await createRow(at.desk, 'Consent', paper(user, maya), 'signedOn seenBy agreed')
    expect(error).toBeUndefined()
    expect(it).toEqual({ signedOn: '2025-09-03', seenBy: at.desk.email, agreed: true })
    const photos = { text: 'PHOTOS', textVersion: CONSENTS[0]?.textVersion, agreed: false }
    await createRow(at.desk, 'Consent', paper(user, maya, photos))
    expect((await getRow(at.desk, 'Player', maya.id, 'photoConsent')).it.photoConsent).toBe(false)
  })

  test('not for somebody else’s child, by a parent, or over a later answer', async () => {
    const [ana, eve] = [await givenMum(at.desk), await givenMum(at.desk)]
    const maya = await ana.child('Maya')
    const refused = async (who: Person, input: Values) => (await createRow(who, 'Consent', input)).error
    expect((await refused(at.desk, paper(eve.user, maya)))?.errorInfo?.code).toBe('NOT_A_GUARDIAN')
    expect((await refused(ana.mum, paper(ana.user, maya)))?.errorType).toBe('Unauthorized')
    const { signedOn: _, ...online } = paper(ana.user, maya, { agreed: false })
    expect(await refused(ana.mum, online)).toBeUndefined()
    expect((await refused(at.desk, paper(ana.user, maya)))?.errorInfo?.code).toBe('ANSWERED_SINCE')
  })
})

describe('P-20: registered at the desk with the paper', () => {
  const ask = (who: Person, input: Values) =>
    askFor(
      who,
      'mutation R($input: RegisterPlayersInput!) { it: registerPlayers(input: $input) { totalCents } }',
      {
        input,
      },
    )

  test('the signed consents are recorded with the place, all or nothing, and never over a later answer', async () => {
    const { user, mum, child } = await givenMum(at.desk)
    const { once } = await givenFall(at.desk)
    const maya = await child('Maya')
    const place = () => ({
      id: randomUUID(),
      playerRegistrationsId: maya.id,
      programFeeRegistrationsId: once.id,
    })
    const consents = CONSENTS.map(({ text, textVersion }) => ({ text, textVersion, agreed: true }))
    const asked = (values: Values) => ({ registrations: [place()], consents, ...values })
    const kept = () =>
      at.server
        .sql`select signed_on::text as on, seen_by from consents where player_id = ${maya.id} and user_id = ${user.id}`

    expect((await ask(at.desk, asked({}))).error?.errorInfo?.code).toBe('CONSENT_MISSING')
    expect((await ask(at.desk, asked({ signedOn: '2025-09-09' }))).error?.errorInfo?.code).toBe('SIGNED_WHEN')
    expect(
      (await ask(at.desk, asked({ signedOn: '2025-09-03', consents: consents.slice(1) }))).error,
    ).toBeDefined()
    expect(await kept()).toEqual([])
    expect((await ask(at.desk, asked({ signedOn: '2025-09-03' }))).error).toBeUndefined()
    const rows = await kept()
    expect(rows).toHaveLength(consents.length)
    expect(rows[0]).toEqual({ on: '2025-09-03', seen_by: at.desk.email })

    const leo = await child('Leo')
    const theirs = { ...place(), playerRegistrationsId: leo.id }
    const { error } = await ask(mum, { registrations: [theirs], consents, signedOn: '2025-09-03' })
    expect(error?.errorType).toBe('Unauthorized')
  })
})
