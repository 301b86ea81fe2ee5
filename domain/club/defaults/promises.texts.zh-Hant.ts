export const playFirst = '先玩起來'
export const playFirstText = '人人腳下有球，每節課都有比賽。孩子是踢着球學會足球的，不是排着隊學會的。'
export const everyChild = '每個孩子都上場'
export const everyChildText = '沒有人因為別人跑得較快而坐冷板凳。每個位置大家都試一試，守龍門也輪流來。'
export const effort = '努力比比分重要'
export const effortText = '勇敢的嘗試、善意的話和再來一次，都值得讚賞。'
export const noScores = (from: number) => `U${from - 1}及以下完全不記比分。`
export const families = '全家都有份'
export const familiesText = '最後一場比賽家長一起上場，祖父母有好座位，兄弟姊妹有優惠。'

interface Story {
  year: number
  from: number
  to: number
  area: string
  field: string
  city: string
}
export const story = ({ year, from, to, area, field, city }: Story) => [
  `${year}年，幾位街坊帶着一袋足球創立了PMFC，只想讓孩子們一起在戶外踢球，又不必花很多錢。`,
  `如今，來自${area}的${from}至${to}歲孩子在這裡訓練。我們的規模還不大，每個球員的名字都記得。`,
  `我們在${city} ${field}訓練。歡迎來看看：認識一個球會，最好的方法是到場邊聽一聽。`,
]

export const stories = '故事和人人一球'
export const storiesText = '故事裡的小遊戲，中間吃茶點，大人就在身邊。目標是讓孩子下次還想來。'
export const meAndTheBall = '先是我和球，再是你和我'
export const meAndTheBallText = '多觸球，大膽帶球，開始學傳球。三對三、四對四的小比賽，人人參與。'
export const friendsWhoPass = '會傳球的朋友'
export const friendsWhoPassText = '學習的黃金年齡。停球、傳球和走位，多提問少命令，踢七人賽。'
export const thinkingPlayers = '會思考的球員'
export const thinkingPlayersText = '在對抗中練技術，比賽更大，發言權更多：球員參與設計訓練課，課後自己總結。'

export const safeSport = [
  '家長同意，才會拍攝和展示相片。',
  '健康備註是保密的：只有您家和球會裡需要知道的人能看到。',
  '懷疑有腦震盪後，沒有醫生的書面許可，誰都不能再上場。',
  '每個未滿6歲的球員，都要有一位家中的大人留在球場。',
  '覺得有甚麼不對勁？發電郵或打電話給我們；跟誰談由您選擇。',
]

export const volunteers = '我們需要幫手：擺龍門、倒熱朱古力、拍照、為小比賽當裁判。每月一小時就很有幫助。'
