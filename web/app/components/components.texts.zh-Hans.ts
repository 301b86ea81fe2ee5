export const registerNow = '立即报名'

export const friendly = '友谊赛'
export const festival = '足球嘉年华'
export const clubGame = '俱乐部内部比赛'
export const matchKind = (groups: string, kind: string) => `${groups}，${kind}`
export const against = '对'
export const played = '已结束'
export const comma = '，'

export const coachFacts = (ages: string, languages: string) => `执教${ages}。会说${languages}。`
/** Translates '3 to 5', the form we ship; any other wording is the club's own and stays. */
export const coachAges = (ages: string) => ages.replace(/^(\d+) to (\d+)$/, '$1至$2岁')

const LANGUAGES: Record<string, string> = {
  English: '英语',
  Mandarin: '普通话',
  Cantonese: '粤语',
  French: '法语',
  Punjabi: '旁遮普语',
  Spanish: '西班牙语',
  Tagalog: '他加禄语',
  Korean: '韩语',
  Japanese: '日语',
  Farsi: '波斯语',
}

export const spoken = (language: string) => LANGUAGES[language] ?? language

export const training = '训练'
export const addToCalendar = (what: string) => `把${what}加入我的日历`
export const download = '下载（.ics）'

export const videoLost = '这个视频没有加载成功。'
export const videosElsewhere = '到别处看我们的视频'
