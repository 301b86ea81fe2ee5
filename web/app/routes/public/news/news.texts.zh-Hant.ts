export const title = '最新消息'
export const description = '球會近況：訓練、比賽、活動，以及小記者的見聞。'
export const keywords = '球會消息，比賽瞬間，訓練通告'
export const headline = '球場消息'
export const lead = '訓練、比賽、活動。我們記下精彩瞬間，不記比分。'
export const kept = (ago: string) => `暫時無法載入最新消息。以下是這部裝置${ago}儲存的內容。`
export const pinned = '置頂'
export const allNews = '全部消息'
export const byMonth = '按月份查看消息'
export const all = '全部'
export const nothing = '沒有消息就是好消息'
export const nothingLead = '一有消息，就會登在這裡。'
export const photos = '看看我們的相片'

export const training = '訓練'
export const match = '比賽'
export const event = '活動'
export const club = '球會'
export const date = (day: string, year: string) => `${year}年${day}`

export const noArticle = '找不到這篇文章。'
export const articleKeywords = (category: string) => `${category}，球會消息`
export const copyLink = '複製連結'
export const readNext = '下一篇：'
export const ourReporter = '，我們的場邊小記者'
