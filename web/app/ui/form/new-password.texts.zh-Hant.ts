export const wellKnown = '這個密碼太常見了，請換一個只有您想得到的'
export const atLeast = (fewest: number) => `至少${fewest}個字元`
export const missing = (fewest: number, more: number) => `至少${fewest}個字元：還差${more}個`
export const notThese = '不能是您的電郵地址、連續或有規律的字元，也不能是常見的密碼'
export const done = '（符合）'
export const strong = '密碼強度：強'
export const good = '密碼強度：良好'
export const fair = '密碼強度：一般，多加幾個字便更安全'
