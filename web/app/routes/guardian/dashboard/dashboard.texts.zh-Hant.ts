import { listOf } from '@touchline/domain/words.ts'

export const title = '我的家庭'
export const description = '下一節訓練課、待辦事項和應付款項。'
export const hello = '您好'
export const helloTo = (name: string) => `${name}，您好`

export const toDo = '待辦事項'

export const threeSteps = '三步就能上場'
export const addPlayers = '加入孩子'
export const addPlayersLead = '每個孩子只需姓名和出生日期，兩分鐘就好。'
export const addAnother = '再加入一個孩子'
export const addFirst = '加入第一個孩子'
export const chooseProgram = '選擇課程'
export const chooseProgramLead = '星期六、星期日或者兩天都來。提交之前，您會看到全部費用和每一項優惠。'
export const chooseFor = (player: string) => `為${player}選擇`
export const payAndCome = '付款，來訓練'
export const payAndComeLead =
  '我們審核後會發電郵給您，然後您用e-Transfer電子轉賬或現金付款。之後帶水和護脛就可以。'

export const nextSession = '下一節訓練課'
export const noSession = '您的孩子近期沒有訓練課。'
export const seePlans = '看看球會有甚麼活動'
export const beThereAt = (time: string) => `請在${time}到場`
export const map = '地圖和路線'
export const stillReviewing = (players: string) => `我們還在審核${players}的報名。`
export const afterThat = (days: readonly string[]) => `接下來：${listOf(days, 'and')}。`
export const addToCalendar = '加到我的日曆'

export const cannotCome = (player: string) => `${player}來不了`
export const isAbsent = (player: string) => `${player}這次來不了。`
export const canCome = (player: string) => `${player}又能來了`
export const coachKnows = (player: string) => `教練已經知道${player}來不了。`
export const seeYou = '球場見。'

export const tournaments = '錦標賽'
export const isIn = '參加'
export const isWaiting = (position: number) => `排在候補名單第${position}位：`

export const players = '孩子'
export const addPlayer = '加入孩子'

export const thisMonth = (month: string) => `本月（${month}）`
export const fromMonth = (month: string) => `由${month}起`

export const seasonIsOpen = (season: string) => `${season}已經開放給您報名`
export const registerAgain = (players: string) => `再次為${players}報名`
export const somethingElse = '這次選別的'
export const daysToChoose = '訓練日待選'
export const from = (day: string) => `${day}開始`
export const onNow = (until: string) => `正在進行，${until}結束`
export const comma = '，'
export const seasonFor = (season: string, players: string) => `${season}：${players}`
export const registering = '正在報名，請稍候……'
export const notNow = '以後再說'
export const textsChanged = '這些條款在上次之後有改動，請重新閱讀。'
export const nothingToPayNow = (whenToPay: string) => `現在不用付款，我們先審核。${whenToPay}`

export const news = '新聞'
export const allNews = '全部新聞'
