import { describe, expect, test } from 'vitest'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, register } from './fall.ts'
import type { Row } from './given.ts'
import { answerOffer, asked, emailsTo, moveTo, registerPlayers, stateOf, subjectsTo } from './registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

describe('W-5: all or none', () => {
  async function givenPair(capacity: number, taken: number) {
    const fall = await givenFall(desk, { capacity })
    const holders = []
    for (let n = 0; n < taken; n += 1) {
      const family = await givenMum(desk)
      holders.push((await register(family.mum, await family.child('Holder'), fall.once)).it.id)
    }
    const family = await givenMum(desk)
    const [maya, leo] = [await family.child('Maya'), await family.child('Leo')]
    return { ...fall, ...family, holders, maya, leo, email: family.user.email }
  }

  test('with one place for two, both wait; a single child may overtake them', async () => {
    const { mum, maya, leo, once, email } = await givenPair(2, 1)
    const { it } = await registerPlayers(mum, [asked(maya, once), asked(leo, once)], { allOrNone: true })
    expect(it.items.map((row: Row) => [row.status, row.waitlistPosition])).toEqual([
      ['WAITLISTED', 1],
      ['WAITLISTED', 2],
    ])
    expect(it.items[0].groupId).toBe(it.items[1].groupId)
    expect((await emailsTo(server, email))[0]?.text).toContain(
      'we’ll only offer places to your children together',
    )
    const single = await givenMum(desk)
    expect((await register(single.mum, await single.child('Zoe'), once)).it.status).toBe('PENDING')
  })

  test('without all-or-none, one gets the place and the other waits', async () => {
    const { mum, maya, leo, once } = await givenPair(2, 1)
    const { it } = await registerPlayers(mum, [asked(maya, once), asked(leo, once)])
    expect(it.items.map((row: Row) => row.status)).toEqual(['PENDING', 'WAITLISTED'])
    expect(it.items[1].groupId).toBeNull()
  })

  test('with two free places, one email offers both; one answer counts for both', async () => {
    const { mum, maya, leo, once, email, holders } = await givenPair(2, 2)
    const { it } = await registerPlayers(mum, [asked(maya, once), asked(leo, once)], { allOrNone: true })
    const ids: string[] = it.items.map((row: Row) => row.id)
    await moveTo(desk, holders[0], 'CANCELLED')
    expect((await stateOf(mum, ids[0] as string)).offerExpiresAt).toBeNull()
    await moveTo(desk, holders[1], 'CANCELLED')
    expect((await subjectsTo(server, email)).filter((subject) => subject.startsWith('Place'))).toEqual([
      'Places for Maya and Leo',
    ])
    await answerOffer(mum, ids[1] as string, 'ACCEPT')
    for (const id of ids)
      expect(await stateOf(mum, id)).toMatchObject({
        status: 'APPROVED',
        waitlistPosition: null,
        groupId: null,
      })
  })

  test('declining for one declines for both, and the places go to the next in line', async () => {
    const { mum, maya, leo, once, holders } = await givenPair(2, 2)
    const { it } = await registerPlayers(mum, [asked(maya, once), asked(leo, once)], { allOrNone: true })
    const next = await givenMum(desk)
    const waiting = await register(next.mum, await next.child('Zoe'), once)
    for (const id of holders) await moveTo(desk, id, 'CANCELLED')
    // The first free place went to the single child, when there was none for the pair yet.
    expect(await stateOf(desk, waiting.it.id)).toMatchObject({ offerPassedAt: null, waitlistPosition: 3 })
    expect((await stateOf(desk, waiting.it.id)).offerExpiresAt).not.toBeNull()
    await answerOffer(next.mum, waiting.it.id, 'LEAVE')
    expect((await stateOf(desk, it.items[0].id)).offerExpiresAt).not.toBeNull()
    await answerOffer(mum, it.items[0].id, 'DECLINE')
    for (const { id } of it.items)
      expect(await stateOf(mum, id)).toMatchObject({ status: 'WAITLISTED', offerExpiresAt: null })
  })

  test('in two programs: both must have a place', async () => {
    const { mum, maya, leo, once, holders } = await givenPair(1, 1)
    const spring = await givenFall(desk, { name: 'Spring', capacity: 1 })
    const { it } = await registerPlayers(mum, [asked(maya, once), asked(leo, spring.once)], {
      allOrNone: true,
    })
    expect(it.items.map((row: Row) => row.status)).toEqual(['WAITLISTED', 'WAITLISTED'])
    await moveTo(desk, holders[0], 'CANCELLED')
    for (const { id } of it.items) expect((await stateOf(mum, id)).offerExpiresAt).not.toBeNull()
    await answerOffer(mum, it.items[1].id, 'ACCEPT')
    for (const { id } of it.items) expect((await stateOf(mum, id)).status).toBe('APPROVED')
  })
})
