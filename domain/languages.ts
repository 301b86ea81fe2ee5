/** The languages of the public site. English is at the root; every other language has its own prefix. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * Addresses that exist in English only (Y-1): the desk's, the coaches' and referees', their printouts, and technical
 * ones. In the other languages they answer "no such page".
 */
const IN_ENGLISH_ALONE =
  /^\/(admin|dev|field|lesson-plans|printable|results|robots|sitemap|store\/test|test)\b/

/**
 * Whether an address of the English site exists in the other languages. A query alone, such as '?day=2', stays on its
 * page.
 */
export const isTranslated = (address: string): boolean => !IN_ENGLISH_ALONE.test(address)

/** '/programs' → '/zh-Hans/programs', '/#price' → '/zh-Hans#price' */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`

const PREFIX = /^\/(zh-Hans|zh-Hant)(?=$|[/?#.])/

/**
 * Only the address decides the language (Y-2): '/zh-Hans/programs' and '/zh-Hans.data' are Chinese, whatever the
 * browser prefers.
 */
export function languageOf(path: string): Language {
  const named = PREFIX.exec(path)?.[1]
  return LANGUAGES.find((language) => language === named) ?? 'en'
}

/** The same address on the English site: '/zh-Hans/programs' → '/programs', '/zh-Hans.data' → '/_.data' */
export function withoutLanguage(path: string): string {
  const rest = path.replace(PREFIX, '')
  if (rest.startsWith('/')) return rest
  return rest.startsWith('.') ? `/_${rest}` : `/${rest}`
}
