export const wellKnown = '这个密码太常见了，请换一个只有您想得到的'
export const atLeast = (fewest: number) => `至少${fewest}个字符`
export const missing = (fewest: number, more: number) => `至少${fewest}个字符：还差${more}个`
export const notThese = '不能是您的电子邮件地址、连续或有规律的字符，也不能是常见的密码'
export const done = '（符合）'
export const strong = '密码强度：强'
export const good = '密码强度：良好'
export const fair = '密码强度：一般，再加几个词就更安全'
