export const players = '人数'
export const time = '时间'
export const halves = (halves: number, minutes: number, pause: number) =>
  `${halves} × ${minutes}分钟，中间休息${pause}分钟`
export const ball = '用球'
export const ballSize = (sizes: string) => `${sizes.replace(' or ', '或')}号球`
export const goal = '球门'
export const goalName = (goal: string) => goal.replace('pop-up', '折叠式').replace('ft', '英尺')
export const toStart = '开赛'
export const atLeast = (players: number, minutes: number) => `至少${players}名球员；最多等${minutes}分钟`
export const sideLine = '边线球'
export const passIn = '在边线把球踢进场或带进场'
export const throwIn = '手掷界外球'
export const offside = '越位'
export const yes = '有'
export const no = '没有'
export const goalKick = '球门球'
export const behindHalfway = '对手在中线后等候，直到有人接到球'
export const behindThird = '对手在三分之一线后等候，直到有人接到球'
export const asInLaws = '按足球竞赛规则'
export const freeKick = '任意球'
export const indirect = (metres: number) => `全部为间接任意球，对手退开${metres}米`
export const direct = (metres: number) => `直接或间接任意球，对手退开${metres}米`
export const substitutions = '换人'
export const anyNumber = '裁判点头即可，次数不限'
export const sameTime = '裁判点头即可，次数不限；每个人上场时间相同'
export const evenGames = '平衡实力'
export const evenedOut = (goals: number) => `相差${goals}球时，教练会加人或互换球员，不当众说明原因`
export const results = '比分'
export const kept = '记录并公布'
export const noScores = '不记比分，没有积分榜：记下的是善意之举'
