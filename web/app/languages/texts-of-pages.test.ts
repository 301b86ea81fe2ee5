import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Same } from './same-texts.ts'

/** One line per text module of a page: a text that only one language has is a type error here. */
export type Checked = [
  Same<
    typeof import('../routes/public/showcase/showcase.texts.ts'),
    typeof import('../routes/public/showcase/showcase.texts.zh-Hans.ts'),
    typeof import('../routes/public/showcase/showcase.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/public/thank-you/thank-you.texts.ts'),
    typeof import('../routes/public/thank-you/thank-you.texts.zh-Hans.ts'),
    typeof import('../routes/public/thank-you/thank-you.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/unauthorized.texts.ts'),
    typeof import('../routes/account/unauthorized.texts.zh-Hans.ts'),
    typeof import('../routes/account/unauthorized.texts.zh-Hant.ts')
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
    typeof import('../routes/guardian/add-player/add-player.texts.ts'),
    typeof import('../routes/guardian/add-player/add-player.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/add-player/add-player.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/guardian/dashboard/dashboard.texts.ts'),
    typeof import('../routes/guardian/dashboard/dashboard.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/dashboard/dashboard.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/store/store.texts.ts'),
    typeof import('../routes/store/store.texts.zh-Hans.ts'),
    typeof import('../routes/store/store.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/guardian/code.texts.ts'),
    typeof import('../routes/guardian/code.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/code.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/guardian/payments.texts.ts'),
    typeof import('../routes/guardian/payments.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/payments.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/guardian/register/register.texts.ts'),
    typeof import('../routes/guardian/register/register.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/register/register.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/guardian/select-program.texts.ts'),
    typeof import('../routes/guardian/select-program.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/select-program.texts.zh-Hant.ts')
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
    typeof import('../routes/guardian/registrations/registrations.texts.ts'),
    typeof import('../routes/guardian/registrations/registrations.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/registrations/registrations.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/guardian/player/player.texts.ts'),
    typeof import('../routes/guardian/player/player.texts.zh-Hans.ts'),
    typeof import('../routes/guardian/player/player.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/profile/profile.texts.ts'),
    typeof import('../routes/account/profile/profile.texts.zh-Hans.ts'),
    typeof import('../routes/account/profile/profile.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/profile/stories.texts.ts'),
    typeof import('../routes/account/profile/stories.texts.zh-Hans.ts'),
    typeof import('../routes/account/profile/stories.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/profile/sharing.texts.ts'),
    typeof import('../routes/account/profile/sharing.texts.zh-Hans.ts'),
    typeof import('../routes/account/profile/sharing.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/account/profile/closing.texts.ts'),
    typeof import('../routes/account/profile/closing.texts.zh-Hans.ts'),
    typeof import('../routes/account/profile/closing.texts.zh-Hant.ts')
  >,
]

test('every text module of the pages is compared across languages', () => {
  const files = Object.keys(import.meta.glob(['../routes/**/*.texts.ts', '!../routes/tournament/**']))
  const source = readFileSync(import.meta.filename, 'utf8')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(source).toContain(`'${file}'`)
})
