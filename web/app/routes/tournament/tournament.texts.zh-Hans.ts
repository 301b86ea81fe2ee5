export const noTournament = '找不到这项锦标赛。'
export const titleOn = (tournament: string, day: string) => `${tournament}，${day}`
export const description = (tournament: string) => `${tournament}：球队、时间、场地和比分，尽在一页。`
export const keywords = '少儿足球锦标赛，球队，赛程，积分榜'
export const teamsFollow = '球队和时间会随抽签公布。'
export const wholeSchedule = '完整赛程'
export const more = '更多'
export const allTournaments = '所有锦标赛'
export const whatElse = '别的活动'
export const counts = (teams: number, games: number, divisions: number) =>
  `${teams}支球队，${games}场比赛，${divisions}个组别。`
export const lookBack = '回顾当天'
export const findMyTeam = '找我的球队'
export const drawnSoon = '抽签之后，球队和时间会显示在这里。'
export const forHelpers = '给裁判和志愿者'
export const refereesAndFields = '裁判和场地'
export const rundown = '流程表'
export const scoreCards = '记分卡'
export const poster = '可打印的海报'

export const scheduleDescription = (tournament: string) =>
  `${tournament}的比赛时间和场地：现在和接下来，按球队、组别、场地和裁判查看。`
export const scheduleKeywords = '比赛时间，场地，现在和接下来'
