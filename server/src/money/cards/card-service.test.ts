import { expect, test } from 'vitest'
import { loggable } from './card-service.ts'

test('a log has neither a key nor what was sent', () => {
  const error = Object.assign(
    new Error('Invalid API Key provided: sk_live_51AbC***xyz. Or was it whsec_a+b/c=?'),
    {
      type: 'StripeAuthenticationError',
      statusCode: 401,
      raw: { headers: { authorization: 'Bearer sk_live_51AbC' } },
    },
  )
  expect(loggable(error)).toEqual({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    code: undefined,
    requestId: undefined,
    message: 'Invalid API Key provided: sk_live_…. Or was it whsec_…?',
  })
})
