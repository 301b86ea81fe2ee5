import { expect, test } from 'vitest'
import { loginPath, returnTo, safePath } from './return-to.ts'

test.each(['/', '/guardian', '/guardian/register?program=p1&day=SAT#fees', '/profile/%2F%2Fa', '/équipe'])(
  '%s is a page of ours',
  (place) => {
    expect(safePath(place)).toBe(place)
    expect(returnTo(new URL(loginPath(place), 'https://club.example.org').search)).toBe(place)
  },
)

test.each([
  ['nothing', ''],
  ['a missing one', null],
  ['an absolute address', 'https://evil.example'],
  ['a scheme', 'javascript:alert(1)'],
  ['a relative path', 'guardian'],
  ['a leading space', ' /guardian'],
  ['two slashes', '//evil.example'],
  ['two slashes behind a dot', '/.//evil.example'],
  ['two slashes in the query', '/a?b=//c'],
  ['a backslash', '/\\evil.example'],
  ['a backslash first', '\\/evil.example'],
  ['a tab, which browsers drop', '/\t/evil.example'],
  ['a line break', '/\n/evil.example'],
  ['a null byte', '/\0'],
  ['a control character of the second set', '/a\u0085'],
])('%s is not', (_what, place) => {
  expect(safePath(place)).toBeNull()
  expect(loginPath(place ?? undefined)).toBe('/login')
  expect(returnTo(`?${new URLSearchParams({ returnTo: place ?? '' })}`)).toBeNull()
})

test('nowhere to return to', () => {
  expect(loginPath()).toBe('/login')
  expect(returnTo('')).toBeNull()
})
