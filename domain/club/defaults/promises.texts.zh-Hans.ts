export const playFirst = '先玩起来'
export const playFirstText = '人人脚下有球，每节课都有比赛。孩子是踢着球学会足球的，不是排着队学会的。'
export const everyChild = '每个孩子都上场'
export const everyChildText = '没有人因为别人跑得更快而坐冷板凳。每个位置大家都试一试，守门也轮流来。'
export const effort = '努力比比分重要'
export const effortText = '勇敢的尝试、善意的话和再来一次，都值得表扬。'
export const noScores = (from: number) => `U${from - 1}及以下完全不记比分。`
export const families = '全家都有份'
export const familiesText = '最后一场比赛家长一起上场，祖父母有好座位，兄弟姐妹有优惠。'

interface Story {
  year: number
  from: number
  to: number
  area: string
  field: string
  city: string
}
export const story = ({ year, from, to, area, field, city }: Story) => [
  `${year}年，几位邻居带着一袋足球创立了PMFC，只想让孩子们一起在户外踢球，又不必花很多钱。`,
  `如今，来自${area}的${from}至${to}岁孩子在这里训练。我们的规模还不大，每个球员的名字都记得住。`,
  `我们在${city} ${field}训练。欢迎来看看：了解一个俱乐部，最好的办法是到场边听一听。`,
]

export const stories = '故事和人人一球'
export const storiesText = '故事里的小游戏，中间吃点心，大人就在身边。目标是让孩子下次还想来。'
export const meAndTheBall = '先是我和球，再是你和我'
export const meAndTheBallText = '多触球，大胆带球，开始学传球。三对三、四对四的小比赛，人人参与。'
export const friendsWhoPass = '会传球的伙伴'
export const friendsWhoPassText = '学习的黄金年龄。停球、传球和跑位，多提问少命令，踢七人制比赛。'
export const thinkingPlayers = '会思考的球员'
export const thinkingPlayersText = '在对抗中练技术，比赛更大，发言权更多：球员参与设计训练课，课后自己总结。'

export const safeSport = [
  '只有家长同意，才会拍摄和展示照片。',
  '健康备注是保密的：只有您家和俱乐部里需要知道的人能看到。',
  '怀疑有脑震荡后，没有医生的书面许可，谁都不能再上场。',
  '每个未满6岁的球员，都要有一位家里的大人留在球场。',
  '觉得有什么不对劲？发电子邮件或打电话给我们；跟谁谈由您选择。',
]

export const volunteers = '我们需要帮手：摆球门、倒热巧克力、拍照、给小比赛当裁判。每月一小时就很有帮助。'
