import { expect, test } from 'vitest'
import { RETENTION } from '../retention/retention.ts'
import { clubContent } from './content.ts'
import care from './rules-parts/care-and-privacy.json' with { type: 'json' }
import careHans from './rules-parts/care-and-privacy.zh-Hans.json' with { type: 'json' }
import careHant from './rules-parts/care-and-privacy.zh-Hant.json' with { type: 'json' }
import { keptRows } from './rules-parts/kept-rows.ts'
import { keptRows as rowsHans } from './rules-parts/kept-rows.zh-Hans.ts'
import { keptRows as rowsHant } from './rules-parts/kept-rows.zh-Hant.ts'
import { moneyAndKit } from './rules-parts/money-and-kit.ts'
import { moneyAndKit as moneyHans } from './rules-parts/money-and-kit.zh-Hans.ts'
import { moneyAndKit as moneyHant } from './rules-parts/money-and-kit.zh-Hant.ts'
import field from './rules-parts/on-the-field.json' with { type: 'json' }
import fieldHans from './rules-parts/on-the-field.zh-Hans.json' with { type: 'json' }
import fieldHant from './rules-parts/on-the-field.zh-Hant.json' with { type: 'json' }
import type { RulesPart } from './rules-parts/rules-part.ts'

const { content } = clubContent([])

const numbersIn = (text: string) => text.match(/\d+/g)?.toSorted() ?? []

/** The privacy officer is only named in the English, because the name is in the club's own words. */
const factsIn = (text: string) => [
  ...numbersIn(text),
  ...(text.replace('{officer}', '').match(/\{\w+\}/g) ?? []).toSorted(),
]

type Part = Omit<RulesPart, 'table'> & { table?: { columns: string[] } }

/** What every translation must keep: the order, the points of each part, every number and every fact. */
const outline = (parts: Part[]) =>
  parts.map(({ id, summary, groups, table }) => ({
    id,
    summary: factsIn(summary),
    groups: groups.map(({ title, points }) => [title !== null, factsIn(title ?? ''), points.map(factsIn)]),
    columns: table?.columns.length,
  }))

test.each([
  ['zh-Hans', fieldHans, moneyHans, careHans, rowsHans],
  ['zh-Hant', fieldHant, moneyHant, careHant, rowsHant],
])(
  'Y-5: the rules in %s say as much as the English, with the same numbers',
  (_language, here, money, keeping, rows) => {
    const english = outline([...field, ...moneyAndKit(content), ...care])
    expect(outline([...here, ...money(content), ...keeping])).toEqual(english)
    expect(rows.map((row) => row.map(numbersIn))).toEqual(keptRows.map((row) => row.map(numbersIn)))
    expect(rows).toHaveLength(Object.keys(RETENTION).length)
  },
)
