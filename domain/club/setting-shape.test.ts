import { describe, expect, test } from 'vitest'
import { clubContent } from './content.ts'
import { settingProblems } from './setting-problems.ts'
import { emptyValue, type Shape, settingShape } from './setting-shape.ts'
import { clubSchemas, type SettingKey } from './settings.ts'

const keys = Object.keys(clubSchemas) as SettingKey[]
const { content } = clubContent([])

/** Every part of a value that the shape does not describe. */
function unknownPlaces(shape: Shape, value: unknown, place: string): string[] {
  if (value === null || value === undefined) return shape.absent ? [] : [place]
  if (shape.kind === 'list')
    return (value as unknown[]).flatMap((item, n) => unknownPlaces(shape.item, item, `${place}.${n}`))
  if (shape.kind === 'group')
    return Object.entries(value).flatMap(([name, part]) => {
      const inner = shape.fields[name]
      return inner ? unknownPlaces(inner, part, `${place}.${name}`) : [`${place}.${name}`]
    })
  return typeof value === 'object' ? [place] : []
}

test.each(keys)('C-10: the form of %s has a field for everything in it', (key) =>
  expect(unknownPlaces(settingShape(key), content[key], key)).toEqual([]),
)

test('C-10: each part says what it takes', () => {
  expect(settingShape('payment')).toEqual({
    kind: 'group',
    fields: {
      etransferTo: { kind: 'email' },
      etransfer: { kind: 'paragraph' },
      cash: { kind: 'paragraph' },
      dueDays: { kind: 'number' },
      plan: { kind: 'choice', options: ['MONTHLY', 'AT_ONCE', 'FAMILY_CHOOSES'] },
      dayOfMonth: { kind: 'number' },
      activeFrom: { kind: 'choice', options: ['APPROVAL', 'FIRST_PAYMENT', 'ALL_PAID'] },
      bookCertain: { kind: 'yes-no' },
      reminders: {
        kind: 'group',
        fields: {
          daysBefore: { kind: 'list', item: { kind: 'number' } },
          isOnDueDay: { kind: 'yes-no' },
          daysAfter: { kind: 'list', item: { kind: 'number' } },
        },
      },
      unpaidPlaces: {
        kind: 'group',
        fields: {
          areGivenUp: { kind: 'yes-no' },
          daysOverdue: { kind: 'number' },
          noticeDays: { kind: 'number' },
        },
      },
    },
  })
  const news = settingShape('news') as Shape & { item: Shape & { fields: Record<string, Shape> } }
  expect(news.item.fields).toMatchObject({
    slug: { kind: 'slug' },
    date: { kind: 'day' },
    summary: { kind: 'paragraph' },
    pinned: { kind: 'yes-no' },
    quote: { kind: 'group', absent: 'NULL' },
    category: { kind: 'choice', options: ['TRAINING', 'MATCH', 'EVENT', 'CLUB'] },
  })
})

test('a new item is empty, without its optional parts', () => {
  const { item } = settingShape('matches') as Shape & { item: Shape }
  expect(emptyValue(item)).toMatchObject({ id: '', groups: [], kind: 'FRIENDLY', note: null })
  const { fields } = settingShape('store') as Shape & { fields: Record<string, Shape> }
  expect(emptyValue((fields.steps as Shape & { item: Shape }).item)).toEqual({ title: '', text: '' })
})

describe('C-2: every invalid part is named', () => {
  test.each(keys)('the shipped %s is valid', (key) => expect(settingProblems(key, content[key])).toEqual({}))

  test('by its place', () =>
    expect(
      settingProblems('facts', { ...content.facts, weather: ' ', ages: { from: 9, to: 3 }, area: undefined }),
    ).toEqual({
      weather: 'Please fill this in.',
      area: 'Please fill this in.',
      'ages.to': 'The oldest age is below the youngest.',
    }))
})
