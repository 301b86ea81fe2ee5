export const confirmSubject = '开放报名时给您发邮件吗？'
export const wasItYou = '有人请我们在开放报名时给这个地址发邮件。如果是您本人，请点按钮确认。'
export const otherwiseNothing =
  '我们只发一封邮件，之后就删除这个地址。如果不是您本人，什么都不用做：我们不会再发邮件。'
export const confirmOrLeave = '确认或退出名单'

export const openSubject = (season: string) => `${season}开放报名了`
export const youAsked = (season: string) =>
  `您请我们通知您：${season}现在可以报名了。您可以看到各年龄的课程、价格和剩余名额。`
export const theOneEmail = '我们只发这一封邮件。您的地址已从名单上删除。'
export const seePrograms = '查看课程'

export const whatsOn = '查看现在的课程'
export const oneEmail = '我们只发一封邮件，之后就删除您的地址。'
export const weWillEmail = '开放报名时我们会给您发邮件'
export const leaveList = '退出名单'
export const shallWe = '开放报名时给您发邮件吗？'
export const yesEmailMe = '好，请给我发邮件'
export const forgetMe = '不用，请删除我的地址'
export const notOnList = '您不在名单上'
export const noAddressHere = '我们没有您的地址，不会为此给您发邮件。'
export const notComplete = '这个链接不完整'
export const openAgain = '请从电子邮件里再打开一次，或复制完整的链接。'
