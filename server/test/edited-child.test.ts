import { describe, expect, test } from 'vitest'
import { getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { emailsTo, moveTo } from './registering.ts'

const at = clubAt(Date.parse('2025-09-01T17:00:00Z'))

async function givenChild() {
  const family = await givenMum(at.desk)
  const player = await family.child('Maya')
  const email = family.user.email as string
  const edit = (changes: Record<string, unknown>, _version = 1) =>
    updateRow(
      at.desk,
      'Player',
      { id: player.id, _version, ...changes },
      'id _version firstName birthDate status',
    )
  const news = async () =>
    (await emailsTo(at.server, email)).filter(({ subject }) => subject.startsWith('We’ve updated'))
  return { ...family, player, edit, news }
}

describe('E-20: the desk corrects a child', () => {
  test('a birth date after an approval: place and price stay, and the guardian is told the consequences', async () => {
    const { program, once } = await givenFall(at.desk, { minBirthYear: 2016, maxBirthYear: 2018 })
    const { mum, player, edit, news } = await givenChild()
    const { it: place } = await register(mum, player, once)
    await moveTo(at.desk, place.id, 'APPROVED')
    expect((await edit({ birthDate: '2019-05-31' })).it).toMatchObject({ birthDate: '2019-05-31' })
    const [email] = await news()
    expect(email?.text).toContain('Birth date: Fri, May 31, 2019, instead of ')
    expect(email?.text).toContain(
      `${program.name} no longer fits: it’s for players born from 2016 to 2018. The place is kept.`,
    )
    const { it } = await getRow(at.desk, 'PlayerProgramRegistration', place.id as string, 'status priceCents')
    expect(it).toEqual({ status: 'APPROVED', priceCents: place.priceCents })
  })

  test('unchanged and insignificant values are not mentioned', async () => {
    const { edit, news } = await givenChild()
    await edit({ firstName: 'Maya' })
    await edit({ healthNotes: 'Peanuts', photoConsent: true, status: 'INACTIVE' }, 2)
    expect(await news()).toEqual([])
  })

  test('health notes and phone numbers stay out of the email', async () => {
    const { edit, news } = await givenChild()
    await edit({ healthNotes: 'Peanuts', emergencyPhone: '604-555-0199', shirtSize: 'YM' })
    const [email] = await news()
    expect(email?.text).toContain('We’ve changed the emergency contact and the sizes.')
    expect(email?.text).not.toMatch(/Peanuts|0199/)
  })

  test('a change by the family itself is no news to it', async () => {
    const { mum, player, news } = await givenChild()
    await updateRow(mum, 'Player', { id: player.id, _version: 1, firstName: 'Maia' })
    expect(await news()).toEqual([])
  })

  test.each([
    [{ firstName: '  ' }, 'BAD_INPUT'],
    [{ lastName: '' }, 'BAD_INPUT'],
    [{ birthDate: '2025-09-02' }, 'BAD_BIRTH_DATE'],
  ])('refuses nonsense: %o', async (changes, code) => {
    const { edit, news } = await givenChild()
    expect((await edit(changes)).error?.errorInfo?.code).toBe(code)
    expect(await news()).toEqual([])
  })

  test('a change based on an older version is refused', async () => {
    const { edit, news } = await givenChild()
    await edit({ firstName: 'Maia' })
    expect((await edit({ lastName: 'Li' }, 1)).error?.errorType).toBe('ConflictUnhandled')
    expect(await news()).toHaveLength(1)
  })
})
