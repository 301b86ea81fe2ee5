import type { Language } from '@touchline/domain/languages.ts'

/** Of what a browser prefers, the first language that the site has; null where it has none of them. */
export function browserLanguage(preferred: readonly string[]): Language | null {
  for (const one of preferred) {
    const { language, script } = likely(one)
    if (language === 'en') return 'en'
    if (language === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh-Hans'
  }
  return null
}

/** 'zh-HK' is written in Traditional characters, 'zh-CN' and plain 'zh' in Simplified ones. */
function likely(tag: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return {}
  }
}
