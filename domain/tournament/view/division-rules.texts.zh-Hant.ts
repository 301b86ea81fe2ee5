export const players = '人數'
export const time = '時間'
export const halves = (halves: number, minutes: number, pause: number) =>
  `${halves} × ${minutes}分鐘，中間休息${pause}分鐘`
export const ball = '用球'
export const ballSize = (sizes: string) => `${sizes.replace(' or ', '或')}號球`
export const goal = '龍門'
export const goalName = (goal: string) => goal.replace('pop-up', '摺合式').replace('ft', '呎')
export const toStart = '開賽'
export const atLeast = (players: number, minutes: number) => `至少${players}名球員；最多等${minutes}分鐘`
export const sideLine = '界外球'
export const passIn = '在邊線把球踢入場或帶入場'
export const throwIn = '手擲界外球'
export const offside = '越位'
export const yes = '有'
export const no = '沒有'
export const goalKick = '龍門球'
export const behindHalfway = '對手在中線後等候，直到有人接到球'
export const behindThird = '對手在三分之一線後等候，直到有人接到球'
export const asInLaws = '按足球球例'
export const freeKick = '罰球'
export const indirect = (metres: number) => `全部為間接罰球，對手退開${metres}米`
export const direct = (metres: number) => `直接或間接罰球，對手退開${metres}米`
export const substitutions = '換人'
export const anyNumber = '裁判點頭即可，次數不限'
export const sameTime = '裁判點頭即可，次數不限；每個人上場時間相同'
export const evenGames = '平衡實力'
export const evenedOut = (goals: number) => `相差${goals}球時，教練會加人或互換球員，不當眾說明原因`
export const results = '比分'
export const kept = '記錄並公佈'
export const noScores = '不記比分，沒有積分榜：記下的是善意之舉'
