export const legend = '图例'
export const trainingDay = '训练日'
export const gameDay = '比赛日'
export const both = '比赛和训练'
export const event = '活动'
export const eventAndTraining = '活动和训练'
export const noTraining = '没有训练'

export const training = '训练'
export const game = '比赛'
export const gameAndTraining = '比赛和训练'
export const marked = (day: string, words: string) => `${day}：${words}`
export const markedCancelled = (day: string, words: string) => `${day}：${words}，已取消`
export const hours = (times: string) => `${times}，`
export const close = '关闭'
