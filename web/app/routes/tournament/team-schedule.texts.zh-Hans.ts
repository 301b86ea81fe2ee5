export const title = '球队赛程'
export const description = '您的球队下一场在何时何地、穿什么球衣、对手是谁，还可以加入自己的日历。'
export const keywords = '比赛时间，球队赛程，场地'
export const notOut = '尚未公布'
export const outBy = '赛程最晚在活动前的周三下午6点公布。您的球队会显示在这里。'
export const and = (names: readonly string[]) => names.join('和')
export const whenAndWhere = '下一场何时何地？'
export const findTeam = '找到您的球队'
export const unknownTeam = '没有这支球队，它可能改名了。'
export const remembered = '这台设备会记住，方便下次查看。'

export const twoAtOnce = (first: string, second: string) =>
  `两场比赛同时进行：${first}；${second}。请向服务台或别的家庭求助。`
export const gameAt = (home: string, away: string, time: string, pitch: string | null) =>
  `${home}对${away}，${time}，${pitch}`
export const another = '别的球队或活动'
export const copyForFamily = '复制链接给家人'
export const chooseAnother = '选择别的球队'
export const printStrips = '打印球队挂牌'
export const followSecond = '同时查看另一支球队'
export const nextFor = (team: string) => `${team}的下一场`
export const noGames = '没有比赛：活动取消'
export const hasPlayed = (team: string) => `${team}的比赛都已结束`
export const thanks = '谢谢参加，下次再见。'
export const theirGames = '这支球队的比赛'
export const dayOf = (team: string) => `${team}的比赛日`
export const coach = (name: string) => `教练${name}`
export const noGamesYet = '还没有比赛。定下后会显示在这里。'
export const changedFor = (team: string) => `与${team}有关的改动`

export const inTime = (wait: string) => `，还有${wait}`
export const now = '，现在'
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours}小时${minutes}分钟`
export const where = '地点'
export const opponent = '对手'
export const wear = '球衣'
export const yourShirt = '您的球衣'
export const yourOther = '，另一件球衣'
export const deskHasBibs = '；服务台备有分队背心'
export const meet = '集合'
export const besidePitch = (time: string) => `${time}，在场边`
export const match = '场次'
export const mapMarked = (pitch: string | null) => `地图，标出${pitch}`
