/** The texts around every page. */

export const skip = '跳到正文'
export const menu = '選單'
export const mainMenu = '主選單'
export const home = '首頁'
export const parent = '家長'
export const login = '登入'
export const register = '報名'
export const call = (phone: string) => `致電${phone}`

export const about = '關於我們'
export const programs = '課程'
export const teams = '球隊'
export const events = '活動'
export const news = '最新消息'
export const store = '商店'
export const contact = '聯絡我們'

export const language = '語言'

export const founded = (year: number) => `創立於${year}年 · 卑詩省溫哥華和列治文`
export const usefulLinks = '常用連結'
export const registrationForm = '報名表'
export const lessonPlans = '訓練教案'
export const videos = '影片'
export const tournaments = '錦標賽'
export const funDay = '同樂日'
export const lunarNewYear = '農曆新年賽'
export const teamSchedule = '球隊賽程'
export const safeSport = '安全運動'
export const rules = '規則與免責聲明'
export const privacy = '私隱'
export const clubVideos = '球會影片'
export const clubPhotos = '球會相片'
export const clubPictures = '球會影片和相片'

export const colours = '顏色'
export const asDevice = '跟隨裝置'
export const light = '淺色'
export const dark = '深色'

export const trainingOn = '訓練照常'
export const trainingDelayed = '訓練延遲開始'
export const trainingMoved = '訓練改了時間或地點'
export const trainingCancelled = '訓練取消'

export const loadingPage = '正在載入頁面……'
export const lostScripts = '頁面有一部分未能載入：內容可以閱讀，但按鈕和表格暫時不能使用。'
export const loadAgain = '重新載入'

export const notFoundTitle = '越位！找不到這個頁面'
export const notFound = '網址可能已經失效，或者輸入有誤；也可能這個頁面還沒有中文版。'
export const goHome = '返回首頁'
export const didNotLoadTitle = '頁面未能載入'
export const didNotLoad = '可能是網絡訊號較弱，或者網站剛剛更新。'
export const tryAgain = '再試一次'
export const wentWrongTitle = '出了點問題'
export const wentWrong = '很抱歉，出現了意外錯誤。請重新整理頁面再試。'
export const refresh = '重新整理頁面'

export const pageTitle = (title: string, club: string) => `${title} · ${club}青少年足球`
export const keywords = '青少年足球，兒童足球，列治文，溫哥華，足球訓練，3至15歲'
export const noPageTitle = '球出界了'
export const noPage = '無法顯示這個頁面。'
export const notFoundPage = '找不到頁面'
export const notFoundPageText = '我們找不到這個頁面。'
