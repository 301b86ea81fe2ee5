export const placed = (place: number, reason: string) => `第${place}名：${reason}`
export const shared = (place: number, rivals: string, reason: string) =>
  `與${rivals}並列第${place}名：${reason}`
export const notPlayed = '還沒有比賽結果'
export const points = (points: number) => `${points}分`
export const headToHead = (rivals: string, points: number) =>
  `兩隊同為${points}分，按與${rivals}的對賽結果排名`
export const goalDifference = (difference: string, cap: number) => `得失球差${difference}，每場最多計${cap}球`
export const goalsFor = (goals: number, cap: number) => `入球${goals}個，每場最多計${cap}球`
export const goalsAgainst = (goals: number) => `失球${goals}個`
export const fairPlay = (points: string) => `公平競賽分${points}`
export const kicks = (rivals: string) => `與${rivals}互射十二碼`
export const levelBeforeKicks = '各項都相同，以互射十二碼決定誰晉級'
export const level = '各項都相同'
