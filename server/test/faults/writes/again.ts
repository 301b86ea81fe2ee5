const LOOK = 'It changes nothing.'
const RECORDED_LOOK = 'A look that is recorded each time.'
const ANOTHER = 'Another one is what is asked for; the one before ends.'
const ENDS = 'What has ended is not there to end once more.'
const OWN_TESTS = 'Sign-in and its codes, which server/test/identity holds.'
const BY_A_SERVER = 'Sent by a server, which server/test/money and server/test/mail hold.'

/** Writes where a repeat adds one more, or nothing at all, and why that is not a double write. */
export const AGAIN: Readonly<Record<string, string>> = {
  'post /users/{id}/resend-code': ANOTHER,
  'post /users/{id}/reset-password': ANOTHER,
  'post /users/{id}/reset-second-factor': ENDS,
  'post /users/{id}/sign-out': ENDS,
  'post /impersonations': 'Whoever looks as a parent looks once: a second look takes the place of the first.',
  'delete /impersonations/{targetUserId}': ENDS,
  'post /campaign-preview': LOOK,
  'post /campaign-test': 'One more email to oneself, to look at.',
  'post /exports': 'Gathered anew, and gone after a day.',
  'post /players/{id}/health-notes': RECORDED_LOOK,
  'post /fun-day-waivers/{id}/{place}/health-notes': RECORDED_LOOK,
  'post /translation-file':
    'What is translated already is no change, and a number of changes that is not the one seen is refused.',
  'post /translation-file-preview': LOOK,
  'POST *':
    'Links of emails say what is to be, not how it changes; the field’s and the pitch’s have their lines.',
  'POST /opening-notices*': 'A link of an email, which says what is to be.',
  'POST /account/card-payments': 'One checkout of a family is open at a time: another ends it (B-24).',
  'POST /account/data': LOOK,
  'POST /account/family/code': 'A code is used once.',
  'POST /account/password-proofs': OWN_TESTS,
  'POST /account/recovery-codes': OWN_TESTS,
  'POST /account/second-factor': OWN_TESTS,
  'POST /cognito/identity-pool': OWN_TESTS,
  'POST /cognito/user-pool': OWN_TESTS,
  'POST /stripe/webhooks': BY_A_SERVER,
}

/** Values that can be read only once are created again, replacing one that nobody has seen. */
export const RENEWED: Readonly<Record<string, readonly string[]>> = {
  registerWalkIn: ['family_codes'],
}
