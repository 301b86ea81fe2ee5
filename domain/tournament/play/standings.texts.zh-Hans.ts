export const placed = (place: number, reason: string) => `第${place}名：${reason}`
export const shared = (place: number, rivals: string, reason: string) =>
  `与${rivals}并列第${place}名：${reason}`
export const notPlayed = '还没有比赛结果'
export const points = (points: number) => `${points}分`
export const headToHead = (rivals: string, points: number) =>
  `两队同为${points}分，按与${rivals}的交锋结果排名`
export const goalDifference = (difference: string, cap: number) => `净胜球${difference}，每场最多计${cap}球`
export const goalsFor = (goals: number, cap: number) => `进球${goals}个，每场最多计${cap}球`
export const goalsAgainst = (goals: number) => `失球${goals}个`
export const fairPlay = (points: string) => `公平竞赛分${points}`
export const kicks = (rivals: string) => `与${rivals}的点球决胜`
export const levelBeforeKicks = '各项都相同，由点球决定谁晋级'
export const level = '各项都相同'
