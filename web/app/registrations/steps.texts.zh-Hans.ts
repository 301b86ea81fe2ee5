export const whichMonths = '哪几个月？'
export const monthsHint = '默认整个赛季；不来的月份可以取消勾选。'
export const oneMonthAtLeast = '请至少选一个月份。'
export const together = '让孩子们分在一起'
export const togetherHint = '如果名额不够，就让他们一起进入候补名单。'
export const perMonth = '（每月）'
export const wholeEvent = '整个活动'
export const oneFreeVisit = '免费体验一次'

export const howToPay = '您想怎样付款？'
export const monthByMonth = '按月付款'
export const allAtOnce = '一次付清'

export const emergency = '紧急情况'
export const emergencyHint = '我们会先打给您。另外还可以打给谁、由谁来接孩子？'
export const yourPhone = '您的电话'
export const anotherAdult = '另一位成人'
export const theirPhone = '对方电话'

export const readAndAgree = '阅读并同意'
export const consentsHint = '文字简明易懂，每项勾选一格。'
export const optional = '（选填）'
export const betweenStatements = ''
export const readText = '阅读全文'
export const version = (version: string) => `版本：${version}`
export const onlyFamilyAgrees =
  '您正在以这个家庭的身份查看网站，只有他们本人才能同意这些条款。如需代为报名，请退出身份切换并在后台办理：您可以在那里登记他们签署的纸质文件，或说明可以稍后补签的原因。'
export const needThisOne = '必须勾选这一项，我们才能办理报名。'
export const tickTheBoxes = '请阅读并勾选没有标明“选填”的各项。'
export const checked = '如与英文有出入，以英文为准；每一项下面都附有英文原文。'
export const notChecked = '译文还没有经过人工核对。如与英文有出入，以英文为准；每一项下面都附有英文原文。'

export const whatItCosts = '费用'
export const joinWaitingList = (names: string, count: number, hours: number) =>
  `名额目前已满，${names}${count > 1 ? '会一起' : '会'}进入候补名单。一有名额，我们就发电子邮件给您，并为您保留${hours}小时。在那之前不用付款。`
export const yourPlayer = '您的孩子'
export const register = '报名'
export const joinWith = (names: string) => `${names}加入候补名单`
export const registerFor = (names: string, total: string) => `为${names}报名 · ${total}`
export const andWaiting = (names: string) => ` · 候补名单：${names}`
export const noAnotherChild = '不是，我想请俱乐部添加另一个孩子'

export const whoPlays = '谁来踢球？'
export const whoPlaysHint = '兄弟姐妹可以一起报名。'
export const joins = (program: string) => `：参加${program}`
export const whichDays = '哪几天来？'
export const timeAndPlace = (time: string, place: string) => `${time}，${place}`
export const onePlayerAtLeast = '请至少选一个孩子。'
export const chooseDaysFor = (names: string) => `请为${names}选择训练日。`
