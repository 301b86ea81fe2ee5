export const title = '列治文和温哥华的青少年足球'
export const everyChildPlays = '每个孩子都上场。'
interface Training {
  from: number
  to: number
  city: string
  days: string
  times: string
  price: string | null
}
export const description = ({ from, to, city, days, times, price }: Training) =>
  `卑诗省${city}${from}至${to}岁足球训练：${days}，${times}${price ? `，每月${price}起` : ''}。每个孩子都上场。`
export const keywords = (season: string | undefined) => `${season ?? '训练'}，孩子报名，精选比赛，家庭优惠`
export const priceRange = (once: string, twice: string) => `每月${once}–${twice}`

export const ages = (from: number, to: number) => `${from}–${to}岁`
export const since = (year: number) => `创立于${year}年`
export const headline = ['一个球，', '一个伙伴，', '每个孩子', '都上场。']
export const betweenPieces = ''
export const training = (days: string, times: string, place: string) => `${days}${times}，${place}。`
export const lowestPrice = (price: string) => `每月${price}起。`
export const place = (field: string, city: string) => `${city} ${field}`
export const seeWeekend = '看看这个周末'

export const weekend = '这个周末'
export const notBegun = '赛季还没有开始。第一次训练课：'
export const allDay = '全天'
export const comma = '，'
export const beThere = (time: string) => `请在${time}到场`
export const postedBy = (time: string) => `如有变动，我们会在${time}前公布在网站顶部。`
export const noMatch = '本周末只训练，没有比赛。'
export const seasonDone = (season: string) => `这个周末没有训练：${season}赛季已经结束。`
export const nextUp = '接下来：'
export const fullTime = '终场哨响，下个赛季见。'
export const seasonWords = (sessions: number, dates: string, last: string) =>
  `共${sessions}次训练课，${dates}，最后一次在${last}。`
export const aboutEvent = '了解'
export const seeEvents = '查看活动'
export const askWhen = '询问何时再开始'

export const cost = '您家的费用'
export const noPrices = '费用会在开放报名时公布在这里。'
export const costLead = (season: string, whenToPay: string) =>
  `${season}。改一改人数和月份，费用随即逐项算出。${whenToPay}`
export const perMonth = '/月'
export const off = '优惠'
export const onceAWeek = (days: string) => `每周一次，${days}`
export const twiceAWeek = (days: string) => `每周两次，${days}`
export const familyDiscount = (who: string) => `家庭优惠，${who}`

export const calculator = '费用计算器'
export const childrenOnce = '每周训练一次的孩子'
export const childrenTwice = '每周训练两次的孩子'
export const months = '月份'
export const program = '课程'
export const workItOut = '计算费用'
export const familyPays = '您家应付'
export const chooseChildren = '请选择有几个孩子参加训练。'
export const chooseMonth = '请至少选择一个月。'
export const insteadOf = '原价'
export const saving = (amount: string) => `您家这个月省${amount}。`
export const savingOver = (amount: string, months: number) => `您家这${months}个月共省${amount}。`
export const childOnce = (child: string) => `${child}，每周一次`
export const childTwice = (child: string) => `${child}，每周两次`
export const copyLink = '复制链接'

export const calendar = (season: string) => `${season}日历`
export const tapADay = '点一下日期，查看时间和地点。'
export const season = '赛季'
export const sessions = '次训练课'
export const games = '场比赛'

export const featuredGame = '精选比赛'
export const seenAll = (count: number) => `全部${count}个视频您都看过了。`
export const watchAnother = '再看一个'
export const allFilms = '全部视频，可半速播放'
export const videoPage = '我们的视频页'
export const photoPage = '我们的照片页'

export const matches = '接下来的比赛'
export const cheer = '来为两支球队加油吧。'
export const noneEver = '目前没有安排比赛。训练照常，一样可以踢球。'
export const nonePlanned = '目前没有安排比赛。以下是最近几场；新赛季开始后会有新的比赛。'
export const allEvents = '查看全部活动'

export const colours = '球队颜色'
export const coloursLead = '找到颜色，就找到了球队。'
export const coaches = '孩子的教练'
export const coachesLead = '他们在场边想对您说的话。'
export const meetCoaches = '认识教练'
export const philosophy = '我们的理念'
export const philosophyLead = '我们对每个孩子、每个家庭的承诺。'
export const kits = (price: string) => `球衣装备${price}起`
export const kitsLead = '球袜、球衣、短裤，还有十一月用得上的防雨外套。手机下单，训练时领取。'
export const seeKits = '查看装备'
export const nextClubDay = '下一个俱乐部活动日'
export const seeDay = '查看当天安排'
export const seeClubDays = '查看全部活动日'
export const faq = '家长常问'
export const askElse = '还有别的问题？问我们'
