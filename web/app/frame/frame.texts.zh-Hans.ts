/** The texts around every page. */

export const skip = '跳到正文'
export const menu = '菜单'
export const mainMenu = '主菜单'
export const home = '首页'
export const parent = '家长'
export const login = '登录'
export const register = '报名'
export const call = (phone: string) => `致电${phone}`

export const about = '关于我们'
export const programs = '课程'
export const teams = '球队'
export const events = '活动'
export const news = '新闻'
export const store = '商店'
export const contact = '联系我们'

export const language = '语言'

export const founded = (year: number) => `创立于${year}年 · 卑诗省温哥华和列治文`
export const usefulLinks = '常用链接'
export const registrationForm = '报名表'
export const lessonPlans = '训练教案'
export const videos = '视频'
export const tournaments = '锦标赛'
export const funDay = '欢乐日'
export const lunarNewYear = '农历新年赛'
export const teamSchedule = '球队赛程'
export const safeSport = '安全运动'
export const rules = '规则与免责声明'
export const privacy = '隐私'
export const clubVideos = '俱乐部视频'
export const clubPhotos = '俱乐部照片'
export const clubPictures = '俱乐部视频和照片'

export const colours = '颜色'
export const asDevice = '跟随设备'
export const light = '浅色'
export const dark = '深色'

export const trainingOn = '训练照常'
export const trainingDelayed = '训练延后开始'
export const trainingMoved = '训练改了时间或地点'
export const trainingCancelled = '训练取消'

export const loadingPage = '正在加载页面……'
export const lostScripts = '页面有一部分没有加载成功：内容可以阅读，但按钮和表格暂时不能使用。'
export const loadAgain = '重新加载'

export const notFoundTitle = '越位了！找不到这个页面'
export const notFound = '网址可能已经失效，或者输入有误；也可能这个页面还没有中文版。'
export const goHome = '返回首页'
export const didNotLoadTitle = '页面没有加载成功'
export const didNotLoad = '可能是网络信号较弱，或者网站刚刚更新。'
export const tryAgain = '再试一次'
export const wentWrongTitle = '出了点问题'
export const wentWrong = '很抱歉，出现了意外错误。请刷新页面再试。'
export const refresh = '刷新页面'

export const pageTitle = (title: string, club: string) => `${title} · ${club}青少年足球`
export const keywords = '青少年足球，儿童足球，列治文，温哥华，足球训练，3至15岁'
export const noPageTitle = '球出界了'
export const noPage = '无法显示这个页面。'
export const notFoundPage = '找不到页面'
export const notFoundPageText = '我们找不到这个页面。'
