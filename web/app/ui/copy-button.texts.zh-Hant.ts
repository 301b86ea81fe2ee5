export const copy = '複製'
export const copyWhat = (what: string) => `複製：${what}`
export const copied = (what: string) => `已複製${what}。`
export const copyByHand = (text: string) => `請選取自行複製：${text}`
