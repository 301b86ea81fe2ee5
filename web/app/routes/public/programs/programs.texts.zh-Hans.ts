export const title = '课程'
export const description = '按年龄分的课程：训练日、费用和剩余名额。'
export const keywords = '青少年足球课程，列治文足球报名，温哥华足球费用'
export const lead = (whenToPay: string) => `选择孩子的出生年份，看看有哪些课程。${whenToPay}`
export const anyYear = '所有年龄'
export const show = '显示'
