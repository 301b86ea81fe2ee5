export const title = '报名'
export const description = '为一个或几个孩子报名，提交之前就能看到全部费用。'

export const nobodyYet = '首先，给谁报名？'
export const addFirst = '添加第一个孩子'
export const nobodyYetLead = '填好孩子的姓名和出生日期，就会回到这里。'

export const noProgram = '这个课程现在不能报名'
export const noProgramLead = '课程可能已经结束，或者链接过期了。请从现在开放的课程里选。'
export const toDashboard = '回到我的主页'
export const opensOn = (day: string) => `${day}开放报名`
export const opensSoon = '即将开放报名'
export const notOpenYet = (program: string) => `${program}还没有开放报名。请到那天再来，两分钟就好。`

export const addAnother = '再添加一个孩子'
export const seeRegistrations = '查看您的报名'
export const agreedBefore = '这些条款您以前已经同意过，之后没有改动。'
export const beforePrice = '请先在上面选好训练日，这里就会按月列出费用和合计。'
export const registering = '正在报名，请稍候……'
export const nothingToPayNow = '现在不用付款，我们先审核。'
