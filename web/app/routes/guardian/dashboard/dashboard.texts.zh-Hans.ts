import { listOf } from '@touchline/domain/words.ts'

export const title = '我的家庭'
export const description = '下一节训练课、待办事项和应付款项。'
export const hello = '您好'
export const helloTo = (name: string) => `${name}，您好`

export const toDo = '待办事项'

export const threeSteps = '三步就能上场'
export const addPlayers = '添加孩子'
export const addPlayersLead = '每个孩子只要姓名和出生日期，两分钟就好。'
export const addAnother = '再添加一个孩子'
export const addFirst = '添加第一个孩子'
export const chooseProgram = '选择课程'
export const chooseProgramLead = '周六、周日或者两天都来。提交之前，您会看到全部费用和每一项优惠。'
export const chooseFor = (player: string) => `为${player}选择`
export const payAndCome = '付款，来训练'
export const payAndComeLead =
  '我们审核后会发电子邮件给您，然后您用e-Transfer电子转账或现金付款。之后带上水和护腿板就行。'

export const nextSession = '下一节训练课'
export const noSession = '您的孩子近期没有训练课。'
export const seePlans = '看看俱乐部有什么活动'
export const beThereAt = (time: string) => `请在${time}到场`
export const map = '地图和路线'
export const stillReviewing = (players: string) => `我们还在审核${players}的报名。`
export const afterThat = (days: readonly string[]) => `接下来：${listOf(days, 'and')}。`
export const addToCalendar = '加到我的日历'

export const cannotCome = (player: string) => `${player}来不了`
export const isAbsent = (player: string) => `${player}这次来不了。`
export const canCome = (player: string) => `${player}又能来了`
export const coachKnows = (player: string) => `教练已经知道${player}来不了。`
export const seeYou = '球场见。'

export const tournaments = '锦标赛'
export const isIn = '参加'
export const isWaiting = (position: number) => `排在候补名单第${position}位：`

export const players = '孩子'
export const addPlayer = '添加孩子'

export const thisMonth = (month: string) => `本月（${month}）`
export const fromMonth = (month: string) => `从${month}起`

export const seasonIsOpen = (season: string) => `${season}已经对您开放报名`
export const registerAgain = (players: string) => `再次为${players}报名`
export const somethingElse = '这次选别的'
export const daysToChoose = '训练日待选'
export const from = (day: string) => `${day}开始`
export const onNow = (until: string) => `正在进行，${until}结束`
export const comma = '，'
export const seasonFor = (season: string, players: string) => `${season}：${players}`
export const registering = '正在报名，请稍候……'
export const notNow = '以后再说'
export const textsChanged = '这些条款在上次之后有改动，请重新阅读。'
export const nothingToPayNow = (whenToPay: string) => `现在不用付款，我们先审核。${whenToPay}`

export const news = '新闻'
export const allNews = '全部新闻'
