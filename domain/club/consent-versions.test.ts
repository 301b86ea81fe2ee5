import { expect, test } from 'vitest'
import { nextVersion, withNewVersions } from './consent-versions.ts'
import { clubContent } from './content.ts'
import { settingRefusal } from './setting-refusal.ts'

test.each([
  ['2025-1', '2025-09-01', '2025-2'],
  ['2025-9', '2025-12-31', '2025-10'],
  ['2025-2', '2026-01-01', '2026-1'],
  ['2026-1', '2025-12-31', '2026-2'],
  ['summer', '2025-09-01', '2025-1'],
])('C-4: after %s, on %s: %s', (version, today, next) => expect(nextVersion(version, today)).toBe(next))

const before = clubContent([]).content.consents
const today = '2099-01-01'

test('C-4: a changed text gets a new version, the others keep theirs, and the setting is accepted', () => {
  const after = { ...before, RISK: { ...before.RISK, title: 'Other words' } }
  const renamed = withNewVersions({ before, after, earlier: [], today })
  expect(renamed.RISK).toEqual({ ...before.RISK, title: 'Other words', version: '2099-1' })
  expect(renamed.CONDUCT).toBe(before.CONDUCT)
  expect(settingRefusal({ key: 'consents', value: JSON.stringify(after) }, null)?.code).toBe('BAD_SETTING')
  expect(settingRefusal({ key: 'consents', value: JSON.stringify(renamed) }, null)).toBeNull()
})

test('C-4: a version chosen by hand stays', () => {
  const after = { ...before, RISK: { ...before.RISK, title: 'Other words', version: 'lawyer-7' } }
  expect(withNewVersions({ before, after, earlier: [], today }).RISK.version).toBe('lawyer-7')
})

test('C-4: a used version is never used again', () => {
  const used = (version: string) => ({ ...before, RISK: { ...before.RISK, version } })
  const after = { ...before, RISK: { ...before.RISK, title: 'Other words' } }
  const earlier = [used('2099-1'), used('2099-2')]
  const renamed = withNewVersions({ before, after, earlier, today })
  expect(renamed.RISK.version).toBe('2099-3')
  const stored = (value: object) => ({ key: 'consents', value: JSON.stringify(value) })
  const again = { ...after, RISK: { ...after.RISK, version: '2099-2' } }
  expect(settingRefusal(stored(again), null, earlier.map(stored))?.field).toBe('consents.RISK.version')
  expect(settingRefusal(stored(renamed), null, earlier.map(stored))).toBeNull()
})
