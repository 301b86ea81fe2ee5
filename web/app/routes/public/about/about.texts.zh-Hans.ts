export const title = '关于俱乐部'
export const description =
  '列治文和温哥华的小型青少年足球俱乐部，创立于2022年：我们的承诺、各年龄段怎样训练，以及谁来教您的孩子。'
export const keywords = '教练，理念，安全运动，创立于2022年'
export const since = (area: string, year: number) => `${area}，创立于${year}年`
export const headline = '小到记得住每个孩子的名字'
export const lead = (from: number, to: number) =>
  `${from}至${to}岁孩子的足球俱乐部，邻里自己办，也为邻里而办。`
export const directions = '来看一次训练课：路线'
export const story = '我们的由来'
export const philosophy = '我们的理念'
export const philosophyLead = '我们对每个孩子、每个家庭的承诺。'
export const safeSport = '安全运动'
export const safeSportLead = '对每个球员，每一次，我们都这样做。'
export const readRules = '阅读规则'
export const yourData = '我们怎样处理您的资料'
export const volunteers = '来帮一把'
export const canHelp = '我可以帮忙'

export const eachAge = '各年龄段怎样训练'
export const findTeam = '找到孩子的球队'
export const agesBefore = '年龄'

export const coaches = '教练'
export const coachesLead = '每位教练都有一个可以在客厅玩的游戏，翻开卡片看看。'
export const favouriteGame = '小时候最喜欢的游戏'
export const certificates = '证书'
export const tryAtHome = '在家试一试，只要5分钟'

export const gate = '入口'
export const parking = '停车'
export const transit = '公共交通'
export const washrooms = '洗手间'
export const lights = '灯光'
export const floodlit = '球场有灯光。'
export const notFloodlit = '球场没有灯光。'
export const openMap = '打开地图'
