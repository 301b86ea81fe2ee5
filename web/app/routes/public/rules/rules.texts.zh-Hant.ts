export const title = '規則與免責聲明'
export const description =
  '淺白易明的球會規則：行為準則、天氣、退款、腦震盪、相片，以及我們怎樣處理您的資料。'
export const keywords = '球會規則，退款，腦震盪，私隱，行為準則'
export const versionOf = (version: string, day: string, year: string) => `第${version}版，${year}年${day}`
export const lead = '用淺白易明的文字寫成。每一部分先用一句話說清楚，細節留待需要時看。'
export const print = '列印規則'
export const goOn = '我已看完，去報名'
export const onThisPage = '本頁內容'
export const forPlayers = '給球員的六幅圖'
/** Shown on translations only. */
export const checked = '如與英文有出入，以英文為準：請看'
export const notChecked = '這份譯文還未經人手核對。如與英文有出入，以英文為準：請看'
export const theEnglish = '頁面下方的英文原文'
export const stop = '。'
