import { listOf } from '@touchline/domain/words.ts'

export const title = '球队和颜色'
export const description = '选择孩子的出生年份，查看组别、球队颜色、教练和比赛形式。'
export const keywords = '按出生年份分的球队，球队颜色，U6至U15'
export const eyebrow = (season: string) => `${season}，U6至U15`
export const headline = '找到您的颜色'
export const lead = '球队按出生年份分组。选择孩子的出生年份，认识球队。'
export const show = '显示球队'
export const ourTeams = '我们的球队'
export const allTeams = '所有球队'
export const teamsLead = (count: number) => `同一个球场，同一个周末，${count}种颜色。`
export const colourKit = '给自己的球衣涂颜色'
export const colourKitLead = '打印一张纸，给球衣涂上颜色，写上名字，带到训练场来。'
export const openSheet = '打开涂色页'

export const trains = '训练'
export const coach = '教练'
export const plays = '比赛形式'
export const ball = '用球'
export const nextMatch = '下一场比赛'
export const notPlanned = '尚未安排'
export const matchAt = (day: string, time: string) => `，${day}${time}`
export const against = '对'
export const away = '，客场穿'

const COLOURS: Record<string, string> = {
  Yellow: '黄色',
  Teal: '蓝绿色',
  'Sky blue': '天蓝色',
  Orange: '橙色',
  Pink: '粉红色',
  Green: '绿色',
  Navy: '深蓝色',
  Red: '红色',
  White: '白色',
  Charcoal: '炭灰色',
  Black: '黑色',
  Blue: '蓝色',
  Purple: '紫色',
}
export const colour = (name: string) => COLOURS[name] ?? name
export const awayColour = (name: string) => colour(name)
export const born = (groups: readonly string[], years: readonly string[]) =>
  `${groups.join('、')}（${listOf(years, 'or')}年出生）`
export const seeSchedule = '查看'
export const schedule = '的日程'

export const bornIn = (year: number) => `${year}年出生`
export const otherAges = (from: number, to: number) =>
  `我们的球队适合${from}至${to}岁。请问问我们：也许有办法参加，或者附近有合适的俱乐部。`
export const ask = '问我们'
export const tellMe = '球队成立时通知我'
export const forming = '这支球队正在组建，满6名球员就开始。'
export const thisTeam = '这是您孩子的球队。'
export const oneOfThese = '您的孩子会在其中一支；教练会告诉您是哪一支。'

export const print = '打印涂色页'
export const back = '返回球队页'
export const myKit = '我的PMFC球衣'
export const myName = '我的名字'
export const myTeam = '我的球队'
export const outline = '一件球衣、一条短裤和两只球袜的轮廓，可以涂色'
export const yourKit = '条纹、圆点，还是一条龙？这是你的球衣，给教练看看吧。'
