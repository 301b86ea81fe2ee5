import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Same } from './same-texts.ts'

/** One line for each module of texts of the screens: a text that only one language has is an error of types here. */
export type Checked = [
  Same<
    typeof import('../area/area-rail.texts.ts'),
    typeof import('../area/area-rail.texts.zh-Hans.ts'),
    typeof import('../area/area-rail.texts.zh-Hant.ts')
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
    typeof import('../family/family-entries.texts.ts'),
    typeof import('../family/family-entries.texts.zh-Hans.ts'),
    typeof import('../family/family-entries.texts.zh-Hant.ts')
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
    typeof import('../price/price-summary.texts.ts'),
    typeof import('../price/price-summary.texts.zh-Hans.ts'),
    typeof import('../price/price-summary.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../registration/offers.texts.ts'),
    typeof import('../registration/offers.texts.zh-Hans.ts'),
    typeof import('../registration/offers.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../registration/steps.texts.ts'),
    typeof import('../registration/steps.texts.zh-Hans.ts'),
    typeof import('../registration/steps.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/account-fields.texts.ts'),
    typeof import('../routes/account/account-fields.texts.zh-Hans.ts'),
    typeof import('../routes/account/account-fields.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/account-problem.texts.ts'),
    typeof import('../routes/account/account-problem.texts.zh-Hans.ts'),
    typeof import('../routes/account/account-problem.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/confirm-signup.texts.ts'),
    typeof import('../routes/account/confirm-signup.texts.zh-Hans.ts'),
    typeof import('../routes/account/confirm-signup.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/forgot-password.texts.ts'),
    typeof import('../routes/account/forgot-password.texts.zh-Hans.ts'),
    typeof import('../routes/account/forgot-password.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/login.texts.ts'),
    typeof import('../routes/account/login.texts.zh-Hans.ts'),
    typeof import('../routes/account/login.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/second-factor/second-factor.texts.ts'),
    typeof import('../routes/account/second-factor/second-factor.texts.zh-Hans.ts'),
    typeof import('../routes/account/second-factor/second-factor.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/signup.texts.ts'),
    typeof import('../routes/account/signup.texts.zh-Hans.ts'),
    typeof import('../routes/account/signup.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/about/about.texts.ts'),
    typeof import('../routes/public/about/about.texts.zh-Hans.ts'),
    typeof import('../routes/public/about/about.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/contact/contact.texts.ts'),
    typeof import('../routes/public/contact/contact.texts.zh-Hans.ts'),
    typeof import('../routes/public/contact/contact.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/events/events.texts.ts'),
    typeof import('../routes/public/events/events.texts.zh-Hans.ts'),
    typeof import('../routes/public/events/events.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/home/home.texts.ts'),
    typeof import('../routes/public/home/home.texts.zh-Hans.ts'),
    typeof import('../routes/public/home/home.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/news/news.texts.ts'),
    typeof import('../routes/public/news/news.texts.zh-Hans.ts'),
    typeof import('../routes/public/news/news.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/programs/programs.texts.ts'),
    typeof import('../routes/public/programs/programs.texts.zh-Hans.ts'),
    typeof import('../routes/public/programs/programs.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/registration-form/paper-form.texts.ts'),
    typeof import('../routes/public/registration-form/paper-form.texts.zh-Hans.ts'),
    typeof import('../routes/public/registration-form/paper-form.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/registration-form/registration-form.texts.ts'),
    typeof import('../routes/public/registration-form/registration-form.texts.zh-Hans.ts'),
    typeof import('../routes/public/registration-form/registration-form.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/rules/rules.texts.ts'),
    typeof import('../routes/public/rules/rules.texts.zh-Hans.ts'),
    typeof import('../routes/public/rules/rules.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/teams/teams.texts.ts'),
    typeof import('../routes/public/teams/teams.texts.zh-Hans.ts'),
    typeof import('../routes/public/teams/teams.texts.zh-Hant.ts')
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
    typeof import('../ui/load-problem.texts.ts'),
    typeof import('../ui/load-problem.texts.zh-Hans.ts'),
    typeof import('../ui/load-problem.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../ui/ui.texts.ts'),
    typeof import('../ui/ui.texts.zh-Hans.ts'),
    typeof import('../ui/ui.texts.zh-Hant.ts')
  >,
]

test('every module of texts of the screens is compared with those of the other languages', () => {
  const files = Object.keys(import.meta.glob('../**/*.texts.ts'))
  const source = readFileSync(import.meta.filename, 'utf8')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(source).toContain(`/${file.replace(/^.*\//, '')}`)
})
