import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { daysBetween, isDay } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import type { JSONWebKeySet } from 'jose'
import { z } from 'zod'
import { areProxies, proxiesFrom } from './http/proxies.ts'
import {
  checkIdentity,
  type IdentityConfig,
  identityFrom,
  identityVariables,
  publicKeys,
} from './identity/modes-config.ts'
import { parseSender } from './mail/outbox/address.ts'
import { isBounceAddress } from './mail/outbox/return-address.ts'
import { type CardConfig, cardsFrom, cardVariables, checkCards } from './money/cards/card-config.ts'
import { checkDatabases, databaseVariables } from './postgres/database-config.ts'
import { GOOD_KEY, isGoodKey } from './secrets/secret-key.ts'
import { isUrl } from './start/is-url.ts'
import { StartError } from './start/start-error.ts'
import { type TraceConfig, tracesFrom, traceVariables } from './traces.ts'

export interface Config {
  port: number
  /** Whether PORT was set. If not, the next free port may be used instead of the default. */
  isPortChosen: boolean
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The same database without a pooler in between, for when DATABASE_URL points to a pooler. */
  databaseDirectUrl: string | undefined
  /** A read replica of that database. */
  databaseReadUrl: string | undefined
  publicUrl: string | undefined
  /** Proxies whose X-Forwarded headers we trust. */
  trustProxy: string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** Where undeliverable emails are returned to. */
  bounceAddress: string | undefined
  /** Part of the address that e-Transfer notices are posted to; without it, there is no such endpoint. */
  incomingMailSecret: string | undefined
  cards: CardConfig | undefined
  /** The most emails to groups that may be sent per minute. */
  mailPerMinute: number
  isProduction: boolean
  hasDemoClub: boolean
  /** The current time, shifted to another day if TODAY is set. */
  now: () => Date
  apiKey: string
  /** The first key encrypts secrets in the database, and any of them decrypts; empty when none is set. */
  secretKeys: string[]
  trustedKeys: JSONWebKeySet
  tokenIssuer: string
  identity: IdentityConfig
  /** Whether administrators in our own user pool need a second factor to sign in. */
  requiresSecondFactor: boolean
  /** The token that opens `/metrics`; without one there is no such route. */
  metricsToken: string | undefined
  traces: TraceConfig | undefined
  /** Whether backups are made elsewhere, where the site cannot see them. */
  areBackupsElsewhere: boolean
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535

const Environment = z
  .object({
    PORT: z.string().refine(isPort, 'a whole number from 0 to 65535').transform(Number).default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'a host name or an IP address')
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: z
      .string()
      .refine((text) => isUrl(text, ['http:', 'https:']), 'an address like https://club.example.org')
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine(
        areProxies,
        'addresses or networks of proxies, such as loopback or 10.0.0.0/8, separated by commas',
      )
      .transform(proxiesFrom)
      .default(['loopback']),
    SMTP_URL: z
      .string()
      .refine(
        (text) => isUrl(text, ['smtp:', 'smtps:']),
        'an address like smtps://user:password@mail.example.org:465',
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .trim()
      .refine(
        (text) => parseSender(text) !== null,
        'an address like club@example.org or PMFC <club@example.org>',
      )
      .default('PMFC <club@example.org>'),
    BOUNCE_ADDRESS: z
      .string()
      .trim()
      .refine(
        isBounceAddress,
        'an address like bounces@club.example.org, with at most 31 characters before the @',
      )
      .optional(),
    INCOMING_MAIL_SECRET: z
      .string()
      .regex(/^[\w.~-]{24,200}$/, 'at least 24 letters, digits or - . _ ~')
      .optional(),
    MAIL_PER_MINUTE: z
      .string()
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1, 'a whole number from 1 to 99999')
      .transform(Number)
      .default(300),
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'development, test or production')
      .default('development'),
    DEMO: z.enum(['0', '1'], '0 or 1').default('1'),
    TODAY: z.string().refine(isDay, 'a day such as 2025-10-04').optional(),
    API_KEY: z
      .string()
      .regex(/^[\w-]{8,}$/, 'at least 8 letters, digits, - or _')
      .default('touchline-public'),
    SECRET_KEY: z.string().trim().refine(isGoodKey, GOOD_KEY).optional(),
    SECRET_KEY_PREVIOUS: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .refine((keys) => keys.every(isGoodKey), `keys separated by commas, each ${GOOD_KEY}`)
      .default([]),
    TOKEN_KEY_SET: z.string().transform(publicKeys).default({ keys: [] }),
    TOKEN_ISSUER: z.string().default('touchline'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{24,200}$/, 'at least 24 letters, digits or - . _ ~ + / =')
      .optional(),
    BACKUPS: z.enum(['watched', 'elsewhere'], 'watched or elsewhere').default('watched'),
    ADMIN_SECOND_FACTOR: z.enum(['required', 'optional'], 'required or optional').optional(),
    ...databaseVariables,
    ...identityVariables,
    ...cardVariables,
    ...traceVariables,
  })
  .superRefine(checkDatabases)
  .superRefine(checkIdentity)
  .superRefine(checkCards)

/** Every environment variable that we read. */
export const environmentNames = Object.keys(Environment.shape)

/** An empty variable counts as not set, as in `PORT= npm start`. */
export const givenIn = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

/** The current time of day on the given day, and running, because sessions, codes and tokens rely on this clock. */
function clockFrom(today: string | undefined): () => Date {
  if (!today) return () => new Date()
  const ahead = daysBetween(clubDay(new Date()), today) * 86_400_000
  return () => new Date(Date.now() + ahead)
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = givenIn(env)
  const read = Environment.safeParse(given)
  if (!read.success) throw new StartError(refusal(read.error, given))
  const values = read.data
  const isProduction = values.NODE_ENV === 'production'
  return {
    port: values.PORT,
    isPortChosen: given.PORT !== undefined,
    host: values.HOST,
    dataDir: resolve(repositoryRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    bounceAddress: values.BOUNCE_ADDRESS,
    incomingMailSecret: values.INCOMING_MAIL_SECRET,
    cards: cardsFrom(values),
    mailPerMinute: values.MAIL_PER_MINUTE,
    isProduction,
    hasDemoClub: values.DEMO === '1' && !isProduction,
    now: isProduction ? () => new Date() : clockFrom(values.TODAY),
    apiKey: values.API_KEY,
    secretKeys: values.SECRET_KEY ? [values.SECRET_KEY, ...values.SECRET_KEY_PREVIOUS] : [],
    trustedKeys: values.TOKEN_KEY_SET,
    tokenIssuer: values.TOKEN_ISSUER,
    identity: identityFrom(values),
    requiresSecondFactor:
      (values.ADMIN_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
    metricsToken: values.METRICS_TOKEN,
    traces: tracesFrom(values),
    areBackupsElsewhere: values.BACKUPS === 'elsewhere',
  }
}

const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'API_KEY',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'TOKEN_KEY_SET',
  'METRICS_TOKEN',
  'INCOMING_MAIL_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/** One sentence for each invalid value. */
export function wrongValues(env: NodeJS.ProcessEnv): string[] {
  const given = givenIn(env)
  return Environment.safeParse(given).error?.issues.map((issue) => sentenceFor(issue, given)) ?? []
}

const refusal = (error: z.ZodError, given: NodeJS.ProcessEnv) => sentenceFor(error.issues[0], given)

function sentenceFor(issue: z.core.$ZodIssue | undefined, given: NodeJS.ProcessEnv): string {
  const name = String(issue?.path[0])
  const isHidden = secrets.includes(name) || given[name] === undefined
  const value = isHidden ? '' : `, not ${JSON.stringify(given[name])}`
  return `${name} must be ${issue?.message}${value}.`
}
