import { describe, expect, test } from 'vitest'
import { addressReader } from './page-address.ts'

const routes = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'home', index: true as const },
      { id: 'teams', path: 'teams' },
      { id: 'article', path: 'news/:slug' },
      { id: 'area', children: [{ id: 'player', path: 'guardian/player/:id/:part?' }] },
      { id: 'nowhere', path: '*' },
    ],
  },
]

const addressOf = addressReader(routes, {
  home: {
    search: { once: { form: /^\d$/ } },
    view: { month: { form: /^\d{4}-\d\d$/, most: 2 } },
  },
  article: { path: ['slug'] },
})
const target = (url: string) => addressOf(url).target

describe('an address', () => {
  test.each([
    ['a name that the page does not read', '/teams?utm_source=x&fbclid=1', '/teams'],
    ['nothing after the question mark', '/teams?', '/teams'],
    ['a value that cannot be', '/?once=x', '/'],
    ['a value without end', `/?once=${'1'.repeat(10_000)}`, '/'],
    ['a second value where there is one', '/?once=1&once=2', '/?once=1'],
    ['the same value twice', '/?month=2026-01&month=2026-01', '/?month=2026-01'],
    [
      'more values than are read',
      '/?month=2026-01&month=2026-02&month=2026-03',
      '/?month=2026-01&month=2026-02',
    ],
    ['another order', '/?month=2026-01&x=1&once=2', '/?once=2&month=2026-01'],
    ['a slash at the end', '/teams/', '/teams'],
    ['capitals', '/TeAms', '/teams'],
    ['escapes that need not be', '/%74eams', '/teams'],
    ['an id that only the browser reads', '/guardian/player/4711', '/guardian/player/-'],
    ['two of them', '/guardian/player/4711/card', '/guardian/player/-/-'],
  ])('leaves out %s', (_, asked, kept) => expect(target(asked)).toBe(kept))

  test.each([
    ['any path', '/wp-login.php'],
    ['a deeper one', '/a/b/c?d=e'],
    ['two slashes', '//evil.example/teams'],
    ['the router’s own', '/__manifest?p=/teams&version=1'],
    ['one without end', `/${'x'.repeat(10_000)}`],
  ])('that leads nowhere is one and the same: %s', (_, asked) => expect(target(asked)).toBe('/-'))

  test('keeps what the page names in its path, in the one way it can be written', () => {
    expect(target('/news/opening-day')).toBe('/news/opening-day')
    expect(target('/News/opening%2Dday/')).toBe('/news/opening-day')
  })

  test.each(['..', '%2e%2e', 'a%2Fb', 'a%20b', '%00', 'x'.repeat(101), '%3Cscript%3E'])(
    'whose name %s could not be one is that of what is not here',
    (name) => {
      const { target, notFound } = addressOf(`/news/${name}`)
      expect([target, notFound]).toEqual(['/news/-', '/news/-'])
    },
  )

  test.each([
    ['/_.data', '/_.data'],
    ['/_.data?once=1&month=2026-01', '/_.data?once=1'],
    ['/teams.data?x=1', '/teams.data'],
    ['/teams/_.data', '/teams.data'],
    ['/news/opening-day.data', '/news/opening-day.data'],
    ['/nowhere.data', '/-.data'],
    ['/teams.data?_routes=teams,root', '/teams.data?_routes=root%2Cteams'],
    ['/teams.data?_routes=teams,teams,article,x', '/teams.data?_routes=teams'],
    ['/teams.data?_routes=x', '/teams.data'],
  ])('of a page’s data: %s', (asked, kept) => {
    expect(addressOf(asked)).toMatchObject({ target: kept, isData: true })
  })

  test('of a page is the same when it is asked for again', () => {
    for (const url of ['/?once=2', '/news/a', '/guardian/player/1', '/x', '/teams.data'])
      expect(target(target(url))).toBe(target(url))
  })
})
