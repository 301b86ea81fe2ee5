import { expect, test } from 'vitest'
import { RETENTION } from '../retention/retention.ts'
import { clubContent } from './content.ts'
import * as care from './rules-parts/care-and-privacy.ts'
import * as careHans from './rules-parts/care-and-privacy.zh-Hans.ts'
import * as careHant from './rules-parts/care-and-privacy.zh-Hant.ts'
import * as money from './rules-parts/money-and-kit.ts'
import * as moneyHans from './rules-parts/money-and-kit.zh-Hans.ts'
import * as moneyHant from './rules-parts/money-and-kit.zh-Hant.ts'
import * as field from './rules-parts/on-the-field.ts'
import * as fieldHans from './rules-parts/on-the-field.zh-Hans.ts'
import * as fieldHant from './rules-parts/on-the-field.zh-Hant.ts'
import type { RulesPart } from './rules-parts/rules-part.ts'

const { content } = clubContent([])

const numbersIn = (text: string) => text.match(/\d+/g)?.toSorted() ?? []

/** What a translation must have in common: the order, the points of each part, and every number. */
const outline = (parts: RulesPart[]) =>
  parts.map(({ id, summary, groups, table }) => ({
    id,
    summary: numbersIn(summary),
    groups: groups.map(({ title, points }) => [
      title !== null,
      numbersIn(title ?? ''),
      points.map(numbersIn),
    ]),
    columns: table?.columns.length,
    rows: table?.rows.map((row) => row.map(numbersIn)),
  }))

const english = outline([
  ...field.onTheField(content),
  ...money.moneyAndKit(content),
  ...care.careAndPrivacy(content),
])

test.each([
  ['zh-Hans', fieldHans, moneyHans, careHans],
  ['zh-Hant', fieldHant, moneyHant, careHant],
])(
  'Y-5: the rules in %s say as much as the English, with the same numbers',
  (_language, here, sums, keeping) => {
    const parts = [
      ...here.onTheField(content),
      ...sums.moneyAndKit(content),
      ...keeping.careAndPrivacy(content),
    ]
    expect(outline(parts)).toEqual(english)
    const rows = parts.find(({ id }) => id === 'privacy')?.table?.rows
    expect(rows).toHaveLength(Object.keys(RETENTION).length)
  },
)
