export const toSite = '前往俱乐部网站'
export const stop = '停发通讯吗？'
export const onceAMonth = (email: string) => `我们大约每月给${email}发一次通讯。点一下就会停发。`
export const noticesStay = '关于您的报名和训练的通知仍会照常发送。'
export const unsubscribe = '退订'
export const unsubscribed = '您已退订'
export const noMore = (email: string) => `我们不再给${email}发通讯。关于您的报名和训练的通知仍会照常发送。`
export const changedYourMind = '改变主意了？您可以重新订阅。'
export const subscribe = '请再给我发通讯'
export const example = '这只是一个示例'
export const exampleWhy = '在家庭收到的电子邮件里，点这个链接就能停发通讯。'
export const notComplete = '这个链接不完整'
export const openAgain = '请从电子邮件里再打开一次，或复制完整的链接。登录后，您也可以在个人资料里停发通讯。'
export const toProfile = '前往个人资料'
