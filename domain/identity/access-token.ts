/** How long an access token counts, in days, unless its maker chooses otherwise. */
export const TOKEN_DAYS = 90

export const MOST_TOKEN_DAYS = 365

/** What a token may ask beside rows of models, each named when it is made; everything else is closed to tokens. */
export const TOKEN_AREAS = ['REPORTS', 'PEOPLE', 'EMAILS', 'TOURNAMENTS'] as const

export type TokenArea = (typeof TOKEN_AREAS)[number]

/** What an access token was made for. */
export interface TokenScope {
  /** By name; null for all of them. */
  models: readonly string[] | null
  areas: readonly TokenArea[]
}

/** */
export const isModelInScope = (scope: TokenScope | null, model: string): boolean =>
  scope === null || scope.models === null || scope.models.includes(model)

/** Fields that no token reads, writes or looks for. */
const WITHHELD: Record<string, readonly string[]> = {
  Player: ['healthNotes'],
  // Of rows of whatever model, be it one that the token was not made for.
  AuditEntry: ['names'],
}

export const isWithheldFromTokens = (model: string, field: string): boolean =>
  WITHHELD[model]?.includes(field) ?? false

const DAY_MS = 24 * 3_600_000

export const tokenExpiry = (now: Date, days = TOKEN_DAYS): Date => new Date(now.getTime() + days * DAY_MS)

/** A token that has run out is as good as revoked, from that very instant on. */
export const hasTokenExpired = (expiresAt: Date, now: Date): boolean => expiresAt <= now
