export const title = '列治文和溫哥華的青少年足球'
export const everyChildPlays = '每個孩子都上場。'
interface Training {
  from: number
  to: number
  city: string
  days: string
  times: string
  price: string | null
}
export const description = ({ from, to, city, days, times, price }: Training) =>
  `卑詩省${city}${from}至${to}歲足球訓練：${days}，${times}${price ? `，每月${price}起` : ''}。每個孩子都上場。`
export const keywords = (season: string | undefined) => `${season ?? '訓練'}，孩子報名，精選比賽，家庭優惠`
export const priceRange = (once: string, twice: string) => `每月${once}–${twice}`

export const ages = (from: number, to: number) => `${from}–${to}歲`
export const since = (year: number) => `創立於${year}年`
export const headline = ['一個足球，', '一個朋友，', '每個孩子', '都上場。']
export const betweenPieces = ''
export const training = (days: string, times: string, place: string) => `${days}${times}，${place}。`
export const lowestPrice = (price: string) => `每月${price}起。`
export const place = (field: string, city: string) => `${city} ${field}`
export const seeWeekend = '看看這個週末'

export const weekend = '這個週末'
export const notBegun = '賽季還未開始。第一次訓練課：'
export const allDay = '全日'
export const comma = '，'
export const beThere = (time: string) => `請在${time}到場`
export const postedBy = (time: string) => `如有變動，我們會在${time}前公佈在網站頂部。`
export const noMatch = '本週末只有訓練，沒有比賽。'
export const seasonDone = (season: string) => `這個週末沒有訓練：${season}賽季已經結束。`
export const nextUp = '接下來：'
export const fullTime = '完場哨聲響起，下個賽季見。'
export const seasonWords = (sessions: number, dates: string, last: string) =>
  `共${sessions}次訓練課，${dates}，最後一次在${last}。`
export const aboutEvent = '了解'
export const seeEvents = '查看活動'
export const askWhen = '查詢何時再開始'

export const cost = '您家的費用'
export const noPrices = '費用會在開放報名時公佈在這裡。'
export const costLead = (season: string, whenToPay: string) =>
  `${season}。改一改人數和月份，費用隨即逐項計出。${whenToPay}`
export const perMonth = '/月'
export const off = '優惠'
export const onceAWeek = (days: string) => `每週一次，${days}`
export const twiceAWeek = (days: string) => `每週兩次，${days}`
export const familyDiscount = (who: string) => `家庭優惠，${who}`

export const calculator = '費用計算機'
export const childrenOnce = '每週訓練一次的孩子'
export const childrenTwice = '每週訓練兩次的孩子'
export const months = '月份'
export const program = '課程'
export const workItOut = '計算費用'
export const familyPays = '您家應付'
export const chooseChildren = '請選擇有幾個孩子參加訓練。'
export const chooseMonth = '請至少選擇一個月。'
export const insteadOf = '原價'
export const saving = (amount: string) => `您家這個月省${amount}。`
export const savingOver = (amount: string, months: number) => `您家這${months}個月共省${amount}。`
export const childOnce = (child: string) => `${child}，每週一次`
export const childTwice = (child: string) => `${child}，每週兩次`
export const copyLink = '複製連結'

export const calendar = (season: string) => `${season}日曆`
export const tapADay = '按一下日期，查看時間和地點。'
export const season = '賽季'
export const sessions = '次訓練課'
export const games = '場比賽'

export const featuredGame = '精選比賽'
export const seenAll = (count: number) => `全部${count}段影片您都看過了。`
export const watchAnother = '再看一段'
export const allFilms = '全部影片，可半速播放'
export const videoPage = '我們的影片頁'
export const photoPage = '我們的相片頁'

export const matches = '接下來的比賽'
export const cheer = '來為兩支球隊打氣吧。'
export const noneEver = '目前沒有安排比賽。訓練照常，一樣可以踢球。'
export const nonePlanned = '目前沒有安排比賽。以下是最近幾場；新賽季開始後會有新的比賽。'
export const allEvents = '查看全部活動'

export const colours = '球隊顏色'
export const coloursLead = '找到顏色，就找到球隊。'
export const coaches = '孩子的教練'
export const coachesLead = '他們在場邊想對您說的話。'
export const meetCoaches = '認識教練'
export const philosophy = '我們的理念'
export const philosophyLead = '我們對每個孩子、每個家庭的承諾。'
export const kits = (price: string) => `球衣裝備${price}起`
export const kitsLead = '球襪、球衣、短褲，還有十一月用得着的防雨外套。手機落單，訓練時領取。'
export const seeKits = '查看裝備'
export const nextClubDay = '下一個球會活動日'
export const seeDay = '查看當日安排'
export const seeClubDays = '查看全部活動日'
export const faq = '家長常問'
export const askElse = '還有其他問題？問我們'
