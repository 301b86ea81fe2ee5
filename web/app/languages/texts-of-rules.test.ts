import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Same } from './same-texts.ts'

/** One line per text module of the domain: a text that only one language has is a type error here. */
export type Checked = [
  Same<
    typeof import('@touchline/domain/waivers/fun-day-waiver.texts.ts'),
    typeof import('@touchline/domain/waivers/fun-day-waiver.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/waivers/fun-day-waiver.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/mail/merge-fallbacks.texts.ts'),
    typeof import('@touchline/domain/mail/merge-fallbacks.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/mail/merge-fallbacks.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/mail/session-email.texts.ts'),
    typeof import('@touchline/domain/mail/session-email.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/mail/session-email.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/mail/templates.texts.ts'),
    typeof import('@touchline/domain/mail/templates.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/mail/templates.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/players/edited-child.texts.ts'),
    typeof import('@touchline/domain/players/edited-child.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/players/edited-child.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/players/age-group.texts.ts'),
    typeof import('@touchline/domain/players/age-group.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/players/age-group.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/ago-words.texts.ts'),
    typeof import('@touchline/domain/ago-words.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/ago-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/agenda.texts.ts'),
    typeof import('@touchline/domain/club/agenda.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/agenda.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/defaults/base.texts.ts'),
    typeof import('@touchline/domain/club/defaults/base.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/defaults/base.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/defaults/promises.texts.ts'),
    typeof import('@touchline/domain/club/defaults/promises.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/defaults/promises.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/defaults/teams.texts.ts'),
    typeof import('@touchline/domain/club/defaults/teams.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/defaults/teams.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/fact-lines.texts.ts'),
    typeof import('@touchline/domain/club/fact-lines.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/fact-lines.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/season-words.texts.ts'),
    typeof import('@touchline/domain/club/season-words.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/season-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/registrations/consent-names.texts.ts'),
    typeof import('@touchline/domain/registrations/consent-names.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/registrations/consent-names.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/contact/contact-message.texts.ts'),
    typeof import('@touchline/domain/contact/contact-message.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/contact/contact-message.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/contact/contact-topics.texts.ts'),
    typeof import('@touchline/domain/contact/contact-topics.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/contact/contact-topics.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/families/contacts.texts.ts'),
    typeof import('@touchline/domain/families/contacts.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/families/contacts.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/registrations/eligibility.texts.ts'),
    typeof import('@touchline/domain/registrations/eligibility.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/registrations/eligibility.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/registrations/family-limits.texts.ts'),
    typeof import('@touchline/domain/registrations/family-limits.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/registrations/family-limits.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/registrations/given-consents.texts.ts'),
    typeof import('@touchline/domain/registrations/given-consents.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/registrations/given-consents.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/kit/shipped-kit.texts.ts'),
    typeof import('@touchline/domain/kit/shipped-kit.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/kit/shipped-kit.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/money/entry-words.texts.ts'),
    typeof import('@touchline/domain/money/entry-words.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/money/entry-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/money/shared-cost.texts.ts'),
    typeof import('@touchline/domain/money/shared-cost.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/money/shared-cost.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/money/fund-case.texts.ts'),
    typeof import('@touchline/domain/money/fund-case.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/money/fund-case.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/money/pay-plan.texts.ts'),
    typeof import('@touchline/domain/money/pay-plan.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/money/pay-plan.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/money/when-to-pay.texts.ts'),
    typeof import('@touchline/domain/money/when-to-pay.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/money/when-to-pay.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/families/phone-problem.texts.ts'),
    typeof import('@touchline/domain/families/phone-problem.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/families/phone-problem.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/registrations/places-left.texts.ts'),
    typeof import('@touchline/domain/registrations/places-left.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/registrations/places-left.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/players/player-eligibility.texts.ts'),
    typeof import('@touchline/domain/players/player-eligibility.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/players/player-eligibility.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/discount-words.texts.ts'),
    typeof import('@touchline/domain/pricing/discount-words.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/pricing/discount-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/per-session.texts.ts'),
    typeof import('@touchline/domain/pricing/per-session.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/pricing/per-session.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/price.texts.ts'),
    typeof import('@touchline/domain/pricing/price.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/pricing/price.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/seen-price.texts.ts'),
    typeof import('@touchline/domain/pricing/seen-price.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/pricing/seen-price.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/rules-of-play.texts.ts'),
    typeof import('@touchline/domain/club/rules-of-play.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/club/rules-of-play.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/seasons/offers.texts.ts'),
    typeof import('@touchline/domain/seasons/offers.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/seasons/offers.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/seasons/opening.texts.ts'),
    typeof import('@touchline/domain/seasons/opening.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/seasons/opening.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/programs/session-on.texts.ts'),
    typeof import('@touchline/domain/programs/session-on.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/programs/session-on.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/words.texts.ts'),
    typeof import('@touchline/domain/words.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/refund.texts.ts'),
    typeof import('@touchline/domain/pricing/refund.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/pricing/refund.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/registrations/place-changes.texts.ts'),
    typeof import('@touchline/domain/registrations/place-changes.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/registrations/place-changes.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/kit/catalogue.texts.ts'),
    typeof import('@touchline/domain/kit/catalogue.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/kit/catalogue.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/status/moves.texts.ts'),
    typeof import('@touchline/domain/status/moves.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/status/moves.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/money/card-payment.texts.ts'),
    typeof import('@touchline/domain/money/card-payment.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/money/card-payment.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/walk-ins/walk-in.texts.ts'),
    typeof import('@touchline/domain/walk-ins/walk-in.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/walk-ins/walk-in.texts.zh-Hant.ts')
  >,
]

test('every text module of the domain is compared across languages', () => {
  const files = Object.keys(
    import.meta.glob(['../../../domain/**/*.texts.ts', '!../../../domain/tournament/**']),
  )
  const source = readFileSync(import.meta.filename, 'utf8')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(source).toContain(`/${file.replace(/^.*\//, '')}`)
})
