export const outSubject = (name: string) => `${name}：赛程已公布`
export const changedSubject = (name: string) => `${name}：时间或场地有变动`
export const isOut = (name: string, day: string | null, teams: string) =>
  `${name}${day === null ? '' : `（${day}）`}的赛程已公布。${teams}可以查看比赛的时间和场地。`
export const hasChanged = (name: string, day: string | null) =>
  `${name}${day === null ? '' : `（${day}）`}有变动。`
export const ofTeam = (team: string, changes: string) => `${team}：${changes}。`
export const semicolon = '；'
export const between = ''
export const newestOnPage = '打印的赛程已经过时，页面上的总是最新的。'
export const seeSchedule = '查看赛程'

export const cancelledSubject = (name: string) => `${name}已取消`
export const isOff = (name: string, day: string | null) =>
  `${name}${day === null ? '' : `（${day}）`}不会举行，非常抱歉。`
export const tellOthers = '请转告本来要一起来的人。页面上也有说明。'
export const seePage = '查看页面'
