export const legend = '圖例'
export const trainingDay = '訓練日'
export const gameDay = '比賽日'
export const both = '比賽和訓練'
export const event = '活動'
export const eventAndTraining = '活動和訓練'
export const noTraining = '沒有訓練'

export const training = '訓練'
export const game = '比賽'
export const gameAndTraining = '比賽和訓練'
export const marked = (day: string, words: string) => `${day}：${words}`
export const markedCancelled = (day: string, words: string) => `${day}：${words}，已取消`
export const hours = (times: string) => `${times}，`
export const close = '關閉'
