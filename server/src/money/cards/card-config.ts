import { z } from 'zod'

/** The card service's configuration; without it, the site has no card payments. */
export interface CardConfig {
  secretKey: string
  webhookSecret: string
  /** Another server with Stripe's API, for tests. */
  api: URL | undefined
}

/** The environment variables about cards. */
export const cardVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,300}$/, 'a secret key of Stripe, such as sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=-]{16,300}$/, 'the signing secret of a webhook of Stripe, whsec_…')
    .optional(),
  STRIPE_API: z
    .string()
    .refine(
      (text) => /^https?:\/\/[\w.:-]+$/.test(text) && URL.canParse(text),
      'an address like http://127.0.0.1:12111',
    )
    .optional(),
}

type Variables = { [Name in keyof typeof cardVariables]?: string } & { NODE_ENV: string }

export function checkCards(values: Variables, context: z.RefinementCtx): void {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API: api, NODE_ENV } = values
  const isProduction = NODE_ENV === 'production'
  const complain = (path: keyof typeof cardVariables, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (key && !secret) complain('STRIPE_WEBHOOK_SECRET', 'set too, because STRIPE_SECRET_KEY is')
  if (secret && !key) complain('STRIPE_SECRET_KEY', 'set too, because STRIPE_WEBHOOK_SECRET is')
  if (key?.includes('_live_') && !isProduction) complain('STRIPE_SECRET_KEY', 'a test key outside production')
  if (api && isProduction) complain('STRIPE_API', 'left out in production')
}

/** Expects variables that have passed the checks above. */
export const cardsFrom = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API: api,
}: Omit<Variables, 'NODE_ENV'>): CardConfig | undefined =>
  secretKey && webhookSecret ? { secretKey, webhookSecret, api: api ? new URL(api) : undefined } : undefined
