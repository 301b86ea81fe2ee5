export const subject = (season: string, names: string) => `${names}可以报名${season}了`
export const openFirst = (names: string, season: string, day: string) =>
  `您现在就可以为${names}报名${season}。其他家庭从${day}起可以报名。`
export const open = (season: string, names: string) => `${season}已开放报名，我们很期待再次见到${names}。`
export const child = (name: string, program: string, day: string) => `${name}：${program}，${day}开始。`
export const comma = '，'
export const filledIn = '上次的训练日已经填好。提交之前您会看到全部费用；在我们发邮件通知您之前，不用付款。'
export const register = (names: string) => `为${names}报名`
