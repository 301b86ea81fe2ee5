export const onSubject = (day: string, program: string) => `${day}训练照常进行：${program}`
export const delayedSubject = (day: string, program: string) => `${day}训练推迟开始：${program}`
export const movedSubject = (day: string, program: string) => `${day}训练有改动：${program}`
export const cancelledSubject = (day: string, program: string) => `${day}没有训练：${program}`

export const greeting = '{{firstName}}，您好！'
export const about = (change: string, children: string) => `${change}这封电子邮件是关于${children}的训练。`
export const noted = (note: string) => `俱乐部的说明（英文）：${note}`

export const seeYou = '球场见。'
export const seeYouThere = '到时见。'
export const nextTime = '请注意保暖，下次见。'
