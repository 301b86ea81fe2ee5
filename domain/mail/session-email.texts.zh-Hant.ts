export const onSubject = (day: string, program: string) => `${day}訓練照常進行：${program}`
export const delayedSubject = (day: string, program: string) => `${day}訓練延遲開始：${program}`
export const movedSubject = (day: string, program: string) => `${day}訓練有改動：${program}`
export const cancelledSubject = (day: string, program: string) => `${day}沒有訓練：${program}`

export const greeting = '{{firstName}}，您好！'
export const about = (change: string, children: string) => `${change}這封電郵是關於${children}的訓練。`
export const noted = (note: string) => `球會的說明（英文）：${note}`

export const seeYou = '球場見。'
export const seeYouThere = '到時見。'
export const nextTime = '請注意保暖，下次見。'
