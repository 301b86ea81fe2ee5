export const copy = '复制'
export const copyWhat = (what: string) => `复制：${what}`
export const copied = (what: string) => `已复制${what}。`
export const copyByHand = (text: string) => `请选中自行复制：${text}`
