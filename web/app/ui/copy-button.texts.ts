export const copy = 'Copy'
export const copyWhat = (what: string) => `Copy: ${what}`
export const copied = (what: string) => `${what} copied.`
export const copyByHand = (text: string) => `Select it and copy: ${text}`
