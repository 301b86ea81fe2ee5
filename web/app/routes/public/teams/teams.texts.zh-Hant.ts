import { listOf } from '@touchline/domain/words.ts'

export const title = '球隊和顏色'
export const description = '選擇孩子的出生年份，查看組別、球隊顏色、教練和比賽形式。'
export const keywords = '按出生年份劃分的球隊，球隊顏色，U6至U15'
export const eyebrow = (season: string) => `${season}，U6至U15`
export const headline = '找到您的顏色'
export const lead = '球隊按出生年份分組。選擇孩子的出生年份，認識球隊。'
export const show = '顯示球隊'
export const ourTeams = '我們的球隊'
export const allTeams = '所有球隊'
export const teamsLead = (count: number) => `同一個球場，同一個週末，${count}種顏色。`
export const colourKit = '為自己的球衣填色'
export const colourKitLead = '列印一張紙，為球衣填上顏色，寫上名字，帶到訓練場來。'
export const openSheet = '打開填色頁'

export const trains = '訓練'
export const coach = '教練'
export const plays = '比賽形式'
export const ball = '用球'
export const nextMatch = '下一場比賽'
export const notPlanned = '尚未安排'
export const matchAt = (day: string, time: string) => `，${day}${time}`
export const against = '對'
export const away = '，作客穿'

const COLOURS: Record<string, string> = {
  Yellow: '黃色',
  Teal: '藍綠色',
  'Sky blue': '天藍色',
  Orange: '橙色',
  Pink: '粉紅色',
  Green: '綠色',
  Navy: '深藍色',
  Red: '紅色',
  White: '白色',
  Charcoal: '炭灰色',
  Black: '黑色',
  Blue: '藍色',
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
  `我們的球隊適合${from}至${to}歲。請問問我們：也許有辦法參加，或者附近有合適的球會。`
export const ask = '問我們'
export const tellMe = '球隊成立時通知我'
export const forming = '這支球隊正在組建，滿6名球員就開始。'
export const thisTeam = '這是您孩子的球隊。'
export const oneOfThese = '您的孩子會在其中一支；教練會告訴您是哪一支。'

export const print = '列印填色頁'
export const back = '返回球隊頁'
export const myKit = '我的PMFC球衣'
export const myName = '我的名字'
export const myTeam = '我的球隊'
export const outline = '一件球衣、一條短褲和兩隻球襪的輪廓，可以填色'
export const yourKit = '條紋、圓點，還是一條龍？這是你的球衣，給教練看看吧。'
