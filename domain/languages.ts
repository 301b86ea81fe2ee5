/** The languages of the public site. English is at the root; each other language has its own start of the address. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * The pages that exist in every language, whole (Y-1). A page is added here once nothing of ours in it is English in the
 * other languages; until then its address in those answers that there is no such page. One that ends in a stroke stands for
 * every address that begins with it.
 */
export const TRANSLATED_PAGES: readonly string[] = [
  '/',
  '/about',
  '/programs',
  '/teams',
  '/events',
  '/news',
  '/contact',
  '/login',
  '/signup',
  '/confirm-signup',
  '/registration-form',
  '/forgot-password',
  '/rules-and-disclaimer',
  '/guardian',
  '/guardian/',
  '/programs/select/',
  '/profile',
  '/fun-day-waiver',
  '/tournaments',
  '/store',
  '/store/order/',
  '/store/basket',
]

/** Whether an address of the English site, with whatever follows its path, exists in the other languages. */
export function isTranslated(address: string): boolean {
  const path = address.replace(/[?#].*/, '')
  const isBelow = (page: string) => /.\/$/.test(page) && path.startsWith(page)
  return TRANSLATED_PAGES.includes(path) || TRANSLATED_PAGES.some(isBelow)
}

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
