export const ourFamily = 'PMFC：我們一家'
export const training = 'PMFC訓練'
export const matchesAndEvents = 'PMFC比賽和活動'
export const cancelledTitle = (title: string) => `已取消：${title}`
export const cancelled = '已取消。'
export const delayed = '開始時間已延遲。'
export const moved = '已改時間或地點。'
export const forWhom = (who: string) => `參加者：${who}。`
export const arriveAt = (time: string) => `請在${time}到達。`
export const match = (home: string, away: string) => `${home}對${away}`
export const groups = (all: readonly string[]) => all.join('、')
export const notPlanned = (path: string) => `這項安排已經取消。現有的安排見：${path}`
export const programNote = (program: string, change: string, note: string) => `${program}：${change}${note}`
