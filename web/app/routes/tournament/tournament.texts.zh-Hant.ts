export const noTournament = '找不到這項錦標賽。'
export const titleOn = (tournament: string, day: string) => `${tournament}，${day}`
export const description = (tournament: string) => `${tournament}：球隊、時間、場地和比分，盡在一頁。`
export const keywords = '少兒足球錦標賽，球隊，賽程，積分榜'
export const teamsFollow = '球隊和時間會隨抽籤公佈。'
export const wholeSchedule = '完整賽程'
export const more = '更多'
export const allTournaments = '所有錦標賽'
export const whatElse = '別的活動'
export const counts = (teams: number, games: number, divisions: number) =>
  `${teams}支球隊，${games}場比賽，${divisions}個組別。`
export const lookBack = '回顧當日'
export const findMyTeam = '找我的球隊'
export const drawnSoon = '抽籤之後，球隊和時間會顯示在這裡。'
export const forHelpers = '給裁判和義工'
export const refereesAndFields = '裁判和場地'
export const rundown = '流程表'
export const scoreCards = '記分卡'
export const poster = '可列印的海報'

export const scheduleDescription = (tournament: string) =>
  `${tournament}的比賽時間和場地：現在和接着，按球隊、組別、場地和裁判查看。`
export const scheduleKeywords = '比賽時間，場地，現在和接着'
