/** What families of the club speak at home, each in its own name; the value is a language tag. */
export const LANGUAGES = [
  { value: '', name: 'No preference' },
  { value: 'en', name: 'English' },
  { value: 'fr', name: 'Français' },
  { value: 'zh-Hant', name: '繁體中文' },
  { value: 'zh-Hans', name: '简体中文' },
  { value: 'pa', name: 'ਪੰਜਾਬੀ' },
  { value: 'ko', name: '한국어' },
  { value: 'ja', name: '日本語' },
  { value: 'vi', name: 'Tiếng Việt' },
  { value: 'tl', name: 'Tagalog' },
  { value: 'fa', name: 'فارسی' },
  { value: 'ar', name: 'العربية' },
  { value: 'es', name: 'Español' },
  { value: 'pt', name: 'Português' },
] as const
