export const manyPages = '短时间内打开的页面太多。请稍等片刻，再重新载入。'
export const manyPeople = '现在访问网站的人很多。请等几秒钟，再重新载入。'

export const waitTitle = '请稍等片刻'
export const wait = '短时间内来自您网络的请求太多。请等一分钟再试。'
export const toWebsite = '前往俱乐部网站'

export const awayTitle = '我们马上回来'
export const away = '俱乐部网站暂时读不到资料，通常一分钟内就会恢复。'
export const triesAgain = '您不用做什么：本页每隔几秒会自动重试。'
export const tryNow = '现在重试'
