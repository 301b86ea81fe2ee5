import { describe, expect, test } from 'vitest'
import { referenceOfFamily } from '../src/money/family-number.ts'
import { createRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily, givenPartner } from './family.ts'
import { emailsTo, subjectsTo } from './registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

describe('K-8: the size is remembered with the player', () => {
  test.each([
    ['HOODIE', 'YL', { shirtSize: 'YL' }],
    ['FULL_KIT', 'YS/M', { shirtSize: 'YS', sockSize: 'M' }],
    ['SOCKS', 'L', { sockSize: 'L' }],
    ['SHIN_GUARDS', 'XS', { shinGuardSize: 'XS' }],
    ['BALL', '4', { ballSize: '4' }],
    ['TOQUE', null, {}],
  ])('%s in %s: %o', async (itemType, size, told) => {
    const { mum, player } = await givenFamily(desk)
    const { it } = await createRow(mum, 'KitOrder', {
      playerKitOrdersId: player.id,
      itemType,
      size,
      quantity: 1,
    })
    const sizes = async () =>
      (await getRow(mum, 'Player', player.id, 'shirtSize sockSize shinGuardSize ballSize')).it
    const before = { shirtSize: null, sockSize: 'S', shinGuardSize: null, ballSize: null }
    expect(await sizes()).toEqual({ ...before, ...told })
    expect((await getRow(mum, 'Player', player.id, '_version')).it).toEqual({ _version: 1 })
    if (itemType !== 'FULL_KIT') return
    await updateRow(mum, 'KitOrder', { id: it.id, _version: 1, size: 'YXL/S' })
    expect(await sizes()).toEqual({ ...before, shirtSize: 'YXL', sockSize: 'S' })
  })
})

describe('R-12: a double tap', () => {
  const order = { itemType: 'SOCKS', size: 'S', quantity: 2, notes: 'red ones' }

  test('makes one order, even after it was changed', async () => {
    const { mum, player } = await givenFamily(desk)
    const input = { ...order, id: `socks of ${player.id}`, playerKitOrdersId: player.id }
    const place = () => createRow(mum, 'KitOrder', input, 'id size reference')
    const answers = await Promise.all(Array.from({ length: 6 }, place))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.error).toBeUndefined()
    await updateRow(mum, 'KitOrder', { id: input.id, _version: 1, size: 'L' })
    expect((await place()).it).toEqual({ ...answers[0]?.it, size: 'L' })
    const about = (await emailsTo(server, mum.email)).filter(({ text }) => text.includes('2 × Socks'))
    expect(about.map(({ subject }) => subject)).toEqual(['Your kit order for Maya'])
    const other = await createRow(mum, 'KitOrder', { ...input, quantity: 3 })
    expect(other.error?.errorType).toBe('ConditionalCheckFailedException')
  })
})

describe('emails (K-14)', () => {
  test('to both guardians, even about what the club may still take back', async () => {
    const family = await givenFamily(desk)
    const partner = await givenPartner(desk, family)
    const { error } = await updateRow(desk, 'KitOrder', {
      id: family.kitOrder.id,
      _version: 1,
      status: 'PAID',
    })
    expect(error).toBeUndefined()
    for (const { email } of [family.mum, partner])
      expect(await subjectsTo(server, email)).toContain('Paid: Socks for Maya')
    await updateRow(desk, 'KitOrder', { id: family.kitOrder.id, _version: 2, status: 'PENDING' })
    for (const { email } of [family.mum, partner])
      expect(await subjectsTo(server, email)).not.toContain('Paid: Socks for Maya')
  })

  test('when it is ordered, with how to pay; when it is ready, with where to pick it up', async () => {
    const { mum, user, player } = await givenFamily(desk)
    const reference = await referenceOfFamily(server.sql, user.id as string)
    const input = { playerKitOrdersId: player.id, itemType: 'FULL_KIT', size: 'YM/S', quantity: 1 }
    const { it } = await createRow(mum, 'KitOrder', input, 'id')
    await updateRow(desk, 'KitOrder', { id: it.id, _version: 1, status: 'PAID' })
    await updateRow(desk, 'KitOrder', { id: it.id, _version: 2, status: 'READY' })
    const [ordered, paid, ready] = (await emailsTo(server, mum.email)).slice(-3)
    expect(ordered?.subject).toBe('Your kit order for Maya')
    expect(ordered?.text).toContain(`Reference: ${reference}`)
    expect(paid?.subject).toBe('Paid: Full kit for Maya')
    expect(paid?.text).toContain(`Amount: $58.00\nReference: ${reference}`)
    expect(ready?.subject).toBe('Ready to pick up: Full kit for Maya')
  })
})
