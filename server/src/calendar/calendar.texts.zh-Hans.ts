export const ourFamily = 'PMFC：我们家'
export const training = 'PMFC训练'
export const matchesAndEvents = 'PMFC比赛和活动'
export const cancelledTitle = (title: string) => `已取消：${title}`
export const cancelled = '已取消。'
export const delayed = '开始时间已延后。'
export const moved = '已改时间或地点。'
export const forWhom = (who: string) => `参加者：${who}。`
export const arriveAt = (time: string) => `请在${time}到达。`
export const match = (home: string, away: string) => `${home}对${away}`
export const groups = (all: readonly string[]) => all.join('、')
export const notPlanned = (path: string) => `这项安排已经取消。现有的安排见：${path}`
export const programNote = (program: string, change: string, note: string) => `${program}：${change}${note}`
