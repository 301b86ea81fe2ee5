export const title = '多謝'
export const description = '已經收到。請看接下來的步驟。'
export const training = '訓練'
export const next = '接下來'
export const firstSession = (day: string) => `${day}：您的第一次訓練課`
export const sessionAt = (time: string, place: string, arrive: string) =>
  `${time}，${place}。請在${arrive}到達。`
export const goHome = '前往首頁'
export const tellFriend = '告訴朋友：複製網址'
export const badge = '可以填色的徽章'
export const printBadge = '列印徽章'
export const badgeLabel = '可以填色的徽章：我是PMFC球員'
export const badgeFirst = '我是PMFC'
export const badgeSecond = '球員'

export const registrationIn = '已收到您的報名'
export const nothingMore = '我們已經收到，現在不用再做甚麼。'
export const reviewBy = (day: string) => `我們會審核，並在${day}前以電郵告訴您名額情況。`
export const payAsYouLike = (when: string) => `${when}可用e-Transfer電子轉賬，也可在球場付現金。`
export const firstTime = '第一次訓練課請帶護脛、水和一件擋風衣。'
export const thanksForWriting = '多謝您的來信'
export const gotMessage = '多謝，我們收到了您的留言，並已把副本以電郵發給您。'
export const replyBy = (day: string) => `球會會在${day}前答覆。`
export const cannotWait = (phone: string, hours: string) => `如果很急，請致電${phone}，${hours}。`
export const commonQuestions = '首頁有常見問題的解答。'
export const signed = '已簽署，多謝'
export const gotConsent = '我們收到了您當日的同意書。'
export const onTheList = '您的孩子已在簽到名單上，不用帶紙本表格。'
export const drawPosted = '抽籤和球衣顏色會在活動前公佈。'
export const bringCheer = '請帶護脛、水、保暖衣物，還有打氣的人。'
export const pitchingIn = '多謝您來幫忙'
export const gotOffer = '我們知道您願意來幫忙了。'
export const shiftsBy = (day: string) => `我們會在${day}前發電郵，列出可選的時段。`
export const paired = '新來的義工會與有經驗的人搭檔。'
export const clubFlag = '當日請到球會的旗子那裡，總有熱飲。'
export const gotIt = '我們收到了。'
export const ifAsked = (day: string) => `如果您有提問，我們會在${day}前答覆。`
export const lookAround = '看看近期活動吧。希望在球場見到您！'
