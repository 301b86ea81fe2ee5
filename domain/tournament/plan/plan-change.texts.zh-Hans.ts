export const out = '赛程已公布'
export const dayMoved = (from: string, to: string) => `比赛日由${from}改为${to}`
export const isNew = (match: string) => `新增${match}`
export const isCancelled = (match: string) => `${match}已取消`
export const isPostponed = (match: string) => `${match}延期`
export const moved = (what: string, from: string, to: string) => `${what}由${from}改为${to}`
export const instead = (match: string, side: string, before: string) => `${match}：${side}代替${before}上场`
