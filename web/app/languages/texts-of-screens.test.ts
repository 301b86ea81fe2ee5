import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Same } from './same-texts.ts'

/**
 * One line per text module of the parts that pages are made of: a text that only one language has is a type error here.
 */
export type Checked = [
  Same<
    typeof import('../area/area.texts.ts'),
    typeof import('../area/area.texts.zh-Hans.ts'),
    typeof import('../area/area.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../club/day-words.texts.ts'),
    typeof import('../club/day-words.texts.zh-Hans.ts'),
    typeof import('../club/day-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../components/birth-year-picker.texts.ts'),
    typeof import('../components/birth-year-picker.texts.zh-Hans.ts'),
    typeof import('../components/birth-year-picker.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../components/calendar/calendar.texts.ts'),
    typeof import('../components/calendar/calendar.texts.zh-Hans.ts'),
    typeof import('../components/calendar/calendar.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../components/components.texts.ts'),
    typeof import('../components/components.texts.zh-Hans.ts'),
    typeof import('../components/components.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../data/plain-problem.texts.ts'),
    typeof import('../data/plain-problem.texts.zh-Hans.ts'),
    typeof import('../data/plain-problem.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../family/calendar-card.texts.ts'),
    typeof import('../family/calendar-card.texts.zh-Hans.ts'),
    typeof import('../family/calendar-card.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../family/family-entries.texts.ts'),
    typeof import('../family/family-entries.texts.zh-Hans.ts'),
    typeof import('../family/family-entries.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../family/status-words.texts.ts'),
    typeof import('../family/status-words.texts.zh-Hans.ts'),
    typeof import('../family/status-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../family/to-dos.texts.ts'),
    typeof import('../family/to-dos.texts.zh-Hans.ts'),
    typeof import('../family/to-dos.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../frame/frame.texts.ts'),
    typeof import('../frame/frame.texts.zh-Hans.ts'),
    typeof import('../frame/frame.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../frame/user-menu.texts.ts'),
    typeof import('../frame/user-menu.texts.zh-Hans.ts'),
    typeof import('../frame/user-menu.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../money/money.texts.ts'),
    typeof import('../money/money.texts.zh-Hans.ts'),
    typeof import('../money/money.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../players/player-card.texts.ts'),
    typeof import('../players/player-card.texts.zh-Hans.ts'),
    typeof import('../players/player-card.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../players/player-fields.texts.ts'),
    typeof import('../players/player-fields.texts.zh-Hans.ts'),
    typeof import('../players/player-fields.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../players/player-words.texts.ts'),
    typeof import('../players/player-words.texts.zh-Hans.ts'),
    typeof import('../players/player-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../pricing/how-to-pay.texts.ts'),
    typeof import('../pricing/how-to-pay.texts.zh-Hans.ts'),
    typeof import('../pricing/how-to-pay.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../pricing/price-summary.texts.ts'),
    typeof import('../pricing/price-summary.texts.zh-Hans.ts'),
    typeof import('../pricing/price-summary.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../registrations/offers.texts.ts'),
    typeof import('../registrations/offers.texts.zh-Hans.ts'),
    typeof import('../registrations/offers.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../registrations/steps.texts.ts'),
    typeof import('../registrations/steps.texts.zh-Hans.ts'),
    typeof import('../registrations/steps.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../session/guard.texts.ts'),
    typeof import('../session/guard.texts.zh-Hans.ts'),
    typeof import('../session/guard.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../session/session.texts.ts'),
    typeof import('../session/session.texts.zh-Hans.ts'),
    typeof import('../session/session.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/copy-button.texts.ts'),
    typeof import('../ui/copy-button.texts.zh-Hans.ts'),
    typeof import('../ui/copy-button.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/form/form.texts.ts'),
    typeof import('../ui/form/form.texts.zh-Hans.ts'),
    typeof import('../ui/form/form.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/form/new-password.texts.ts'),
    typeof import('../ui/form/new-password.texts.zh-Hans.ts'),
    typeof import('../ui/form/new-password.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/form/sign-in-fields.texts.ts'),
    typeof import('../ui/form/sign-in-fields.texts.zh-Hans.ts'),
    typeof import('../ui/form/sign-in-fields.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/form/step.texts.ts'),
    typeof import('../ui/form/step.texts.zh-Hans.ts'),
    typeof import('../ui/form/step.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/form/unsaved-guard.texts.ts'),
    typeof import('../ui/form/unsaved-guard.texts.zh-Hans.ts'),
    typeof import('../ui/form/unsaved-guard.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/load-problem.texts.ts'),
    typeof import('../ui/load-problem.texts.zh-Hans.ts'),
    typeof import('../ui/load-problem.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/parts.texts.ts'),
    typeof import('../ui/parts.texts.zh-Hans.ts'),
    typeof import('../ui/parts.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/ui.texts.ts'),
    typeof import('../ui/ui.texts.zh-Hans.ts'),
    typeof import('../ui/ui.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../registrations/next-step.texts.ts'),
    typeof import('../registrations/next-step.texts.zh-Hans.ts'),
    typeof import('../registrations/next-step.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../registrations/months.texts.ts'),
    typeof import('../registrations/months.texts.zh-Hans.ts'),
    typeof import('../registrations/months.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../kit/kit.texts.ts'),
    typeof import('../kit/kit.texts.zh-Hans.ts'),
    typeof import('../kit/kit.texts.zh-Hant.ts')
  >,
]

test('every text module of the parts of screens is compared across languages', () => {
  const files = Object.keys(import.meta.glob(['../**/*.texts.ts', '!../{routes,tournament,print}/**']))
  const source = readFileSync(import.meta.filename, 'utf8')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(source).toContain(`'${file}'`)
})
