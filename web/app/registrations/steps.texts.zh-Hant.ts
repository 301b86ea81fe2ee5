export const whichMonths = '哪幾個月？'
export const monthsHint = '預設整個賽季；不來的月份可以取消勾選。'
export const oneMonthAtLeast = '請最少選一個月份。'
export const together = '讓孩子們分在一起'
export const togetherHint = '如果名額不夠，就讓他們一起進入候補名單。'
export const perMonth = '（每月）'
export const wholeEvent = '整個活動'
export const oneFreeVisit = '免費體驗一次'

export const howToPay = '您想怎樣付款？'
export const monthByMonth = '按月付款'
export const allAtOnce = '一次付清'

export const emergency = '緊急情況'
export const emergencyHint = '我們會先打電話給您。另外還可以打給誰、由誰來接孩子？'
export const yourPhone = '您的電話'
export const anotherAdult = '另一位成人'
export const theirPhone = '對方電話'

export const readAndAgree = '閱讀並同意'
export const consentsHint = '文字簡明易懂，每項勾選一格。'
export const optional = '（選填）'
export const betweenStatements = ''
export const readText = '閱讀全文'
export const version = (version: string) => `版本：${version}`
export const onlyFamilyAgrees =
  '您正以這個家庭的身分檢視網站，只有他們本人才可以同意這些條款。如要代為報名，請退出身分切換並在後台辦理：您可以在那裏登記他們簽署的紙本文件，或說明可以稍後補簽的原因。'
export const needThisOne = '必須勾選這一項，我們才可以辦理報名。'
export const tickTheBoxes = '請閱讀並勾選沒有標明「選填」的各項。'
export const checked = '如與英文有出入，以英文為準；每一項下面都附有英文原文。'
export const notChecked = '譯文尚未經人手核對。如與英文有出入，以英文為準；每一項下面都附有英文原文。'

export const whatItCosts = '費用'
export const joinWaitingList = (names: string, count: number, hours: number) =>
  `名額目前已滿，${names}${count > 1 ? '會一起' : '會'}進入候補名單。一有名額，我們就發電郵給您，並為您保留${hours}小時。在此之前不用付款。`
export const yourPlayer = '您的孩子'
export const register = '報名'
export const joinWith = (names: string) => `${names}加入候補名單`
export const registerFor = (names: string, total: string) => `為${names}報名 · ${total}`
export const andWaiting = (names: string) => ` · 候補名單：${names}`
export const noAnotherChild = '不是，我想請球會加入另一個孩子'

export const whoPlays = '誰來踢球？'
export const whoPlaysHint = '兄弟姊妹可以一起報名。'
export const joins = (program: string) => `：參加${program}`
export const whichDays = '哪幾天來？'
export const timeAndPlace = (time: string, place: string) => `${time}，${place}`
export const onePlayerAtLeast = '請至少選一個孩子。'
export const chooseDaysFor = (names: string) => `請為${names}選擇訓練日。`
