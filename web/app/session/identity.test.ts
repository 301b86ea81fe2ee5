import { expect, test } from 'vitest'
import { identityFrom } from './identity.ts'

test('reads a token', () => {
  const claims = {
    sub: 's1',
    email: 'a@example.org',
    picture: '/a.png',
    'cognito:groups': ['pmfcadmin'],
    given_name: ' Priya ',
    family_name: 'S'.repeat(2_000),
    locale: 'zh-Hans',
  }
  expect(identityFrom(claims)).toEqual({
    sub: 's1',
    email: 'a@example.org',
    role: 'ADMIN',
    avatarUrl: '/a.png',
    firstName: 'Priya',
    lastName: 'S'.repeat(100),
    language: 'zh-Hans',
  })
})

test('fills in what a token lacks', () => {
  expect(identityFrom({ picture: 7, locale: 'en-US' })).toEqual({
    sub: '',
    email: '',
    role: 'PARENT',
    avatarUrl: undefined,
    firstName: '',
    lastName: '',
    language: null,
  })
})
