export const title = '谢谢'
export const description = '已经收到。请看接下来的步骤。'
export const training = '训练'
export const next = '接下来'
export const firstSession = (day: string) => `${day}：您的第一次训练课`
export const sessionAt = (time: string, place: string, arrive: string) =>
  `${time}，${place}。请在${arrive}到达。`
export const goHome = '前往首页'
export const tellFriend = '告诉朋友：复制网址'
export const badge = '可以涂色的徽章'
export const printBadge = '打印徽章'
export const badgeLabel = '可以涂色的徽章：我是PMFC球员'
export const badgeFirst = '我是PMFC'
export const badgeSecond = '球员'

export const registrationIn = '已收到您的报名'
export const nothingMore = '我们已经收到，现在不用再做什么。'
export const reviewBy = (day: string) => `我们会审核，并在${day}前发电子邮件告诉您名额情况。`
export const payAsYouLike = (when: string) => `${when}可用e-Transfer电子转账，也可在球场付现金。`
export const firstTime = '第一次训练课请带护腿板、水和一件挡风衣。'
export const thanksForWriting = '谢谢您的来信'
export const gotMessage = '谢谢，我们收到了您的留言，并已把副本用电子邮件发给您。'
export const replyBy = (day: string) => `俱乐部会在${day}前答复。`
export const cannotWait = (phone: string, hours: string) => `如果很急，请致电${phone}，${hours}。`
export const commonQuestions = '首页有常见问题的解答。'
export const signed = '已签署，谢谢'
export const gotConsent = '我们收到了您当天的同意书。'
export const onTheList = '您的孩子已在签到名单上，不用带纸质表格。'
export const drawPosted = '抽签和球衣颜色会在活动前公布。'
export const bringCheer = '请带护腿板、水、保暖衣物，还有加油的人。'
export const pitchingIn = '谢谢您来帮忙'
export const gotOffer = '我们知道您愿意来帮忙了。'
export const shiftsBy = (day: string) => `我们会在${day}前发电子邮件，列出可选的时段。`
export const paired = '新来的志愿者会与有经验的人搭档。'
export const clubFlag = '当天请到俱乐部的旗子那里，总有热饮。'
export const gotIt = '我们收到了。'
export const ifAsked = (day: string) => `如果您有提问，我们会在${day}前答复。`
export const lookAround = '看看近期活动吧。希望在球场见到您！'
