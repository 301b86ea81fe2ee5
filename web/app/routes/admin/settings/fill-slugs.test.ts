import { expect, test } from 'vitest'
import { fillSlugs, slugOf } from './fill-slugs.ts'

test.each([
  ['Photo day!', 'photo-day'],
  ['  Zoë & Bo  ', 'zoe-bo'],
  ['大文', ''],
])('%s → %s', (text, slug) => expect(slugOf(text)).toBe(slug))

test('an empty slug is made from the name, and each is unique', () =>
  expect(
    fillSlugs([
      { id: 'rain', question: 'Rain?' },
      { id: '', question: 'Rain?' },
      { id: '', question: 'Rain?' },
      { id: '', question: '大文' },
      { slug: '', title: 'Kick-off' },
    ]),
  ).toEqual([
    { id: 'rain', question: 'Rain?' },
    { id: 'rain-2', question: 'Rain?' },
    { id: 'rain-3', question: 'Rain?' },
    { id: '', question: '大文' },
    { slug: 'kick-off', title: 'Kick-off' },
  ]))

test('the same goes for the lists of a group', () =>
  expect(fillSlugs({ own: [{ name: 'Team scarf', id: '' }], SOCKS: { name: 'Socks' } })).toEqual({
    own: [{ name: 'Team scarf', id: 'team-scarf' }],
    SOCKS: { name: 'Socks' },
  }))

test('a value that is not a list stays unchanged', () => expect(fillSlugs({ id: '' })).toEqual({ id: '' }))
