/** How many days an access token is valid, unless its maker chooses otherwise. */
export const TOKEN_DAYS = 90

export const MOST_TOKEN_DAYS = 365

/**
 * What a token may access besides rows of models. Each area is chosen when the token is made; everything else is closed
 * (X-3).
 */
export const TOKEN_AREAS = ['REPORTS', 'PEOPLE', 'EMAILS', 'TOURNAMENTS'] as const

export type TokenArea = (typeof TOKEN_AREAS)[number]

/** What an access token was made for. */
export interface TokenScope {
  /** The models by name; null for all. */
  models: readonly string[] | null
  areas: readonly TokenArea[]
}

/** */
export const isModelInScope = (scope: TokenScope | null, model: string): boolean =>
  scope === null || scope.models === null || scope.models.includes(model)

/** Fields that no token can read, write or search. */
const WITHHELD: Record<string, readonly string[]> = {
  Player: ['healthNotes'],
  // Names appear in audit rows about any model, including those the token was not made for.
  AuditEntry: ['names'],
}

export const isWithheldFromTokens = (model: string, field: string): boolean =>
  WITHHELD[model]?.includes(field) ?? false

const DAY_MS = 24 * 3_600_000

export const tokenExpiry = (now: Date, days = TOKEN_DAYS): Date => new Date(now.getTime() + days * DAY_MS)

/** A token that has expired is as good as revoked, from that very instant. */
export const hasTokenExpired = (expiresAt: Date, now: Date): boolean => expiresAt <= now
