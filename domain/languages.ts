/** The languages of the public site. English is at the root; each other language has its own start of the address. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * The pages that exist in every language, whole (Y-1). A page is added here once nothing of ours in it is English in the
 * other languages; until then its address in those answers that there is no such page.
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
]

/** Whether an address of the English site, with whatever follows its path, exists in the other languages. */
export const isTranslated = (address: string): boolean =>
  TRANSLATED_PAGES.includes(address.replace(/[?#].*/, ''))

/** '/programs' → '/zh-Hans/programs', '/#price' → '/zh-Hans#price' */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`

const PREFIX = /* @__PURE__ */ new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=$|[/?#.])`)

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
