export const registerNow = '立即報名'

export const friendly = '友誼賽'
export const festival = '足球嘉年華'
export const clubGame = '球會內部比賽'
export const matchKind = (groups: string, kind: string) => `${groups}，${kind}`
export const against = '對'
export const played = '已完結'
export const comma = '，'

export const coachFacts = (ages: string, languages: string) => `執教${ages}。會說${languages}。`
/** Translates '3 to 5', the form we ship; any other wording is the club's own and stays. */
export const coachAges = (ages: string) => ages.replace(/^(\d+) to (\d+)$/, '$1至$2歲')

const LANGUAGES: Record<string, string> = {
  English: '英語',
  Mandarin: '普通話',
  Cantonese: '廣東話',
  French: '法語',
  Punjabi: '旁遮普語',
  Spanish: '西班牙語',
  Tagalog: '他加祿語',
  Korean: '韓語',
  Japanese: '日語',
  Farsi: '波斯語',
}

export const spoken = (language: string) => LANGUAGES[language] ?? language

export const training = '訓練'
export const addToCalendar = (what: string) => `把${what}加入我的日曆`
export const download = '下載（.ics）'

export const videoLost = '這段影片未能載入。'
export const videosElsewhere = '到其他網站看我們的影片'
