import { expect, test } from 'vitest'
import { AT_THE_DESK, agree } from './agree.ts'
import { createRow, getRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION } from './fall.ts'
import { givenPartner } from './family.ts'
import { EMERGENCY, givenBy } from './given.ts'
import { asked, registerPlayers } from './registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const PHONE = '604-555-0100'
const NOBODY = { emergencyContact: null, emergencyPhone: null }

/** A guardian without a phone, whose children have no emergency contact. */
async function givenUnreachable() {
  const { once } = await givenFall(desk)
  const { mum, user } = await givenMum(desk)
  await server.sql`update users set phone = null where id = ${user.id}`
  const child = (firstName: string, contacts = {}) =>
    givenBy(desk).player({ firstName, userPlayersId: user.id, ...NOBODY, ...contacts })
  return { once, mum, user, child }
}

const contactsOf = async (id: string) => {
  const { it } = await getRow(desk, 'Player', id, 'emergencyContact emergencyPhone isReachable')
  return it
}

test.each([
  ['nothing', {}, 'phone'],
  ['no emergency contact', { phone: PHONE }, 'emergencyContact'],
  ['no number of theirs', { phone: PHONE, emergencyContact: 'Gran' }, 'emergencyPhone'],
  ['a phone that is none', { ...EMERGENCY, phone: 'call me' }, 'phone'],
])('E-19: with %s a family cannot register, and nothing is saved', async (_case, contacts, field) => {
  const { mum, once, child } = await givenUnreachable()
  const maya = await child('Maya')
  const { error } = await registerPlayers(mum, [asked(maya, once)], { contacts })
  expect(error).toMatchObject({ errorInfo: { code: 'CONTACTS_MISSING', field } })
  expect(await contactsOf(maya.id)).toMatchObject({ ...NOBODY, isReachable: false })
})

test('E-19: given contacts are saved with the registration, and those on file stay', async () => {
  const { mum, user, once, child } = await givenUnreachable()
  const maya = await child('Maya')
  const leo = await child('Leo', { emergencyContact: 'Uncle Bo', emergencyPhone: '604-555-0177' })
  const contacts = { ...EMERGENCY, phone: ` ${PHONE} ` }
  const { it } = await registerPlayers(mum, [asked(maya, once), asked(leo, once)], { contacts })
  expect(it.items).toHaveLength(2)
  expect(await contactsOf(maya.id)).toMatchObject({ ...EMERGENCY, isReachable: true })
  expect(await contactsOf(leo.id)).toMatchObject({ emergencyContact: 'Uncle Bo' })
  expect((await getRow(mum, 'User', user.id, 'phone')).it.phone).toBe(PHONE)
})

test('E-19: the other guardian’s phone is enough', async () => {
  const { mum, user, once, child } = await givenUnreachable()
  const partner = await givenPartner(desk, { user })
  await server.sql`update users set phone = ${PHONE} where email = ${partner.email}`
  const { error } = await registerPlayers(mum, [asked(await child('Maya', EMERGENCY), once)])
  expect(error).toBeUndefined()
})

test('E-19: a single registration is refused as well, and the desk registers without', async () => {
  const { mum, once, child } = await givenUnreachable()
  const maya = await child('Maya')
  await agree(mum, maya)
  const { id: _id, ...input } = asked(maya, once)
  const alone = await createRow(mum, REGISTRATION, input, 'id')
  expect(alone.error).toMatchObject({ errorInfo: { code: 'CONTACTS_MISSING', field: 'phone' } })
  const atDesk = await createRow(desk, REGISTRATION, { ...input, reason: AT_THE_DESK }, 'status')
  expect(atDesk.it.status).toBe('PENDING')
})
