export const title = '新闻'
export const description = '俱乐部的近况：训练、比赛、活动，以及小记者的见闻。'
export const keywords = '俱乐部新闻，比赛瞬间，训练通知'
export const headline = '球场新闻'
export const lead = '训练、比赛、活动。我们记录精彩瞬间，不记比分。'
export const kept = (ago: string) => `暂时无法载入最新消息。以下是这台设备${ago}保存的内容。`
export const pinned = '置顶'
export const allNews = '全部新闻'
export const byMonth = '按月份查看新闻'
export const all = '全部'
export const nothing = '没有消息就是好消息'
export const nothingLead = '一有消息，就会登在这里。'
export const photos = '看看我们的照片'

export const training = '训练'
export const match = '比赛'
export const event = '活动'
export const club = '俱乐部'
export const date = (day: string, year: string) => `${year}年${day}`

export const noArticle = '找不到这篇文章。'
export const articleKeywords = (category: string) => `${category}，俱乐部新闻`
export const copyLink = '复制链接'
export const readNext = '下一篇：'
export const ourReporter = '，我们的场边小记者'
