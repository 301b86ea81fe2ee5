/** The languages of the public site. English is at the root; each other language has its own start of the address. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * How the addresses begin that are in English alone (Y-1): those of the desk and of whoever coaches or referees, its paper,
 * and what no reader sees. In the other languages they answer that there is no such page.
 */
const IN_ENGLISH_ALONE =
  /^\/(admin|dev|field|lesson-plans|printable|results|robots|sitemap|store\/test|test)\b/

/** Whether an address of the English site exists in the other languages; one that only says what is asked of a page stays on it. */
export const isTranslated = (address: string): boolean => !IN_ENGLISH_ALONE.test(address)

/** '/programs' → '/zh-Hans/programs', '/#price' → '/zh-Hans#price' */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`

const PREFIX = /^\/(zh-Hans|zh-Hant)(?=$|[/?#.])/

/** The address alone says it (Y-2): '/zh-Hans/programs' and '/zh-Hans.data' are Chinese, whatever the browser prefers. */
export function languageOf(path: string): Language {
  const named = PREFIX.exec(path)?.[1]
  return LANGUAGES.find((language) => language === named) ?? 'en'
}

/** The same address as the English site has it: '/zh-Hans/programs' → '/programs', '/zh-Hans.data' → '/_.data' */
export function withoutLanguage(path: string): string {
  const rest = path.replace(PREFIX, '')
  if (rest.startsWith('/')) return rest
  return rest.startsWith('.') ? `/_${rest}` : `/${rest}`
}
