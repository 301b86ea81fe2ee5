import { describe, expect, test } from 'vitest'
import {
  type MergedPlayer,
  type MergedUser,
  mergeRefusal,
  registeredTwiceRefusal,
  takenFromTwin,
  takenFromUser,
  twinAmong,
} from './merge-users.ts'

const user = (id: string, values: Partial<MergedUser> = {}): MergedUser => ({
  id,
  email: `${id}@example.org`,
  firstName: 'Pat',
  lastName: 'Singh',
  phone: null,
  language: null,
  avatarUrl: '',
  ...values,
})

describe('P-7: who may be merged', () => {
  const facts = { keep: user('a'), gone: user('b'), ownEmail: 'desk@example.org', isGoneAdministrator: false }
  test.each([
    ['two families', {}, undefined],
    ['one with itself', { gone: user('a') }, 'SAME_USER'],
    ['oneself as the one that goes', { ownEmail: 'b@example.org' }, 'OWN_RECORD'],
    ['oneself as the one that is kept', { ownEmail: 'a@example.org' }, 'OWN_RECORD'],
    ['an administrator as the one that goes', { isGoneAdministrator: true }, 'IS_ADMINISTRATOR'],
  ])('%s', (_who, values, code) => expect(mergeRefusal({ ...facts, ...values })?.code).toBe(code))
})

describe('P-7: what the kept user takes', () => {
  test.each([
    ['nothing that it has', user('a', { phone: '1' }), user('b', { phone: '2', firstName: 'Sam' }), {}],
    ['what it lacks', user('a'), user('b', { phone: '2', avatarUrl: 'x' }), { phone: '2', avatarUrl: 'x' }],
    [
      'a name instead of the stand-in',
      user('a', { firstName: 'New', lastName: 'User' }),
      user('b', { firstName: 'Sam' }),
      { firstName: 'Sam', lastName: 'Singh' },
    ],
    [
      'no stand-in',
      user('a', { firstName: '', lastName: null }),
      user('b', { firstName: 'New', lastName: 'User' }),
      {},
    ],
  ])('%s', (_what, keep, gone, taken) => expect(takenFromUser(keep, gone)).toEqual(taken))
})

const child = (values: Partial<MergedPlayer> = {}): MergedPlayer => ({
  id: 'maya',
  firstName: 'Maya',
  lastName: 'Singh',
  birthDate: '2017-05-31',
  status: 'ACTIVE',
  gender: null,
  healthNotes: null,
  emergencyContact: null,
  emergencyPhone: null,
  photoConsent: null,
  ...values,
})

describe('P-8: a child that both have', () => {
  test.each([
    ['another spelling', child({ firstName: ' maya ' }), true],
    ['another day', child({ birthDate: '2017-05-30' }), false],
  ])('%s', (_what, one, isTwin) => expect(twinAmong(one, [child()]) !== null).toBe(isTwin))

  test.each([
    [
      'what is lacking',
      child(),
      child({ shirtSize: 'YM', sockSize: 'S', photoConsent: false }),
      { shirtSize: 'YM', sockSize: 'S', photoConsent: false },
    ],
    ['no other consent', child({ photoConsent: true }), child({ photoConsent: false }), {}],
    ['both notes', child({ healthNotes: 'A' }), child({ healthNotes: 'B' }), { healthNotes: 'A\nB' }],
    ['one note once', child({ healthNotes: 'A' }), child({ healthNotes: 'A' }), {}],
    ['an injury', child(), child({ status: 'ON_HOLD' }), { status: 'ON_HOLD' }],
    ['no archive', child(), child({ status: 'ARCHIVED' }), {}],
  ])('takes %s', (_what, keep, twin, taken) => expect(takenFromTwin(keep, twin)).toEqual(taken))

  test('E-11: not with two active registrations in one program', () => {
    expect(registeredTwiceRefusal('Maya', [])).toBeNull()
    expect(registeredTwiceRefusal('Maya', ['Fall'])?.message).toContain('Maya is registered twice for Fall.')
  })
})
