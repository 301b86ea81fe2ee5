import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const KIT = path.resolve(HERE, '../../ui')

/** Parts that are not shown under their own name, and why. */
const NOT_SHOWN: Record<string, string> = {
  'form/trap.tsx': 'nobody is to see it',
  'table/card-list.tsx': 'is what a data table is on a phone',
  'table/row-name.tsx': 'is the first cell of a data table',
  'table/table-rows.tsx': 'is what a data table is at a desk',
}

const parts = readdirSync(KIT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') || file === 'ui.module.css')

const shown = new Set(
  readdirSync(HERE)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(HERE, file), 'utf8').matchAll(/'\.\.\/\.\.\/ui\/([^']+)'/g),
    ])
    .map(([, part]) => part),
)

test.each(parts.filter((part) => !(part in NOT_SHOWN)))('/dev/ui shows %s', (part) =>
  expect(shown.has(part)).toBe(true),
)

test('every exception names an existing part and its reason', () =>
  expect(Object.keys(NOT_SHOWN).filter((part) => !parts.includes(part) || shown.has(part))).toEqual([]))
