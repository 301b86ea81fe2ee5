export const outSubject = (name: string) => `${name}：賽程已公佈`
export const changedSubject = (name: string) => `${name}：時間或場地有變動`
export const isOut = (name: string, day: string | null, teams: string) =>
  `${name}${day === null ? '' : `（${day}）`}的賽程已公佈。${teams}可以查看比賽的時間和場地。`
export const hasChanged = (name: string, day: string | null) =>
  `${name}${day === null ? '' : `（${day}）`}有變動。`
export const ofTeam = (team: string, changes: string) => `${team}：${changes}。`
export const semicolon = '；'
export const between = ''
export const newestOnPage = '列印的賽程已經過時，頁面上的總是最新的。'
export const seeSchedule = '查看賽程'

export const cancelledSubject = (name: string) => `${name}已取消`
export const isOff = (name: string, day: string | null) =>
  `${name}${day === null ? '' : `（${day}）`}不會舉行，非常抱歉。`
export const tellOthers = '請轉告本來要一起來的人。頁面上也有說明。'
export const seePage = '查看頁面'
