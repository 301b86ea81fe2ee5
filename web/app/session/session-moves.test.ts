import { roleFromGroups } from '@touchline/domain/identity/role.ts'
import { describe, expect, test } from 'vitest'
import {
  adminAgain,
  impersonatedUserId,
  impersonating,
  SIGNING_OUT,
  sessionUser,
  signedIn,
} from './session-moves.ts'
import { LOADING, SIGNED_OUT } from './session-state.ts'
import { admin, parent, rowOf } from './test/people.ts'

const nobody = {
  loading: false,
  isAuthenticated: false,
  isAdmin: false,
  userRole: null,
  user: null,
  isImpersonating: false,
  impersonatedUser: null,
  originalAdmin: null,
  busy: null,
}

test('loading, then authenticated or not', () => {
  expect(LOADING).toEqual({ ...nobody, loading: true })
  expect(SIGNED_OUT).toEqual(nobody)
  expect(signedIn('PARENT', parent)).toEqual({
    ...nobody,
    isAuthenticated: true,
    userRole: 'PARENT',
    user: parent,
  })
  expect(signedIn('ADMIN', admin)).toMatchObject({ isAuthenticated: true, isAdmin: true, user: admin })
  expect(signedIn(null, null)).toMatchObject({ isAuthenticated: true, isAdmin: false, userRole: null })
})

test.each([
  ['the group', ['pmfcadmin'], 'ADMIN'],
  ['the group among others', ['coaches', 'pmfcadmin'], 'ADMIN'],
  ['another group', ['pmfcadmins'], 'PARENT'],
  ['no group', [], 'PARENT'],
  ['no groups at all', undefined, 'PARENT'],
  ['a text instead of a list', 'pmfcadmin', 'PARENT'],
])('the role of %s', (_what, groups, role) => {
  expect(roleFromGroups(groups)).toBe(role)
})

describe('impersonation', () => {
  const inside = impersonating(signedIn('ADMIN', admin), parent)

  test('the current user is the target, a parent, and the administrator is remembered', () => {
    expect(inside).toEqual({
      ...nobody,
      isAuthenticated: true,
      userRole: 'PARENT',
      user: parent,
      isImpersonating: true,
      impersonatedUser: parent,
      originalAdmin: admin,
    })
    expect(impersonatedUserId(inside)).toBe('u-parent')
  })

  test('ends in the original state', () => {
    expect(adminAgain(inside)).toEqual(signedIn('ADMIN', admin))
    expect(adminAgain({ ...inside, busy: SIGNING_OUT })).toMatchObject({ isAdmin: true, busy: SIGNING_OUT })
  })

  test.each([
    ['a parent', signedIn('PARENT', parent)],
    ['an administrator without a record', signedIn('ADMIN', null)],
    ['nobody', SIGNED_OUT],
    ['one who does so already', inside],
  ])('does nothing for %s', (_who, state) => {
    expect(impersonating(state, { ...parent, id: 'other' })).toBe(state)
  })

  test.each([
    ['the flag', { isImpersonating: false }],
    ['the impersonated user', { impersonatedUser: null }],
    ['the original admin', { originalAdmin: null }],
  ])('is not active without %s', (_what, missing) => {
    const state = { ...inside, ...missing }
    expect(impersonatedUserId(state)).toBeNull()
    expect(adminAgain(state)).toBe(state)
  })
})

test('a user of the session has six fields, and text where the record has none', () => {
  expect(sessionUser(rowOf(parent))).toEqual(parent)
  expect(sessionUser({ ...rowOf(parent), lastName: null, avatarUrl: null, language: null })).toEqual({
    ...parent,
    lastName: '',
    avatarUrl: '',
    language: '',
  })
})
