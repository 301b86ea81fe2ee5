export const title = '规则与免责声明'
export const description =
  '通俗易懂的俱乐部规则：行为准则、天气、退款、脑震荡、照片，以及我们怎样处理您的资料。'
export const keywords = '俱乐部规则，退款，脑震荡，隐私，行为准则'
export const versionOf = (version: string, day: string, year: string) => `第${version}版，${year}年${day}`
export const lead = '用通俗易懂的话写成。每一部分先用一句话说清楚，细节留到需要时看。'
export const print = '打印规则'
export const goOn = '我已看完，去报名'
export const onThisPage = '本页内容'
export const forPlayers = '给球员的六幅图'
/** Shown on translations only. */
export const checked = '如与英文有出入，以英文为准：请看'
export const notChecked = '这份译文还没有经过人工核对。如与英文有出入，以英文为准：请看'
export const theEnglish = '页面下方的英文原文'
export const stop = '。'
