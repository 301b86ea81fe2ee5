export const from = (network: string) => `（來自網絡${network}）`
export const wrongPassword = (count: number, place: string) => `有人輸錯了${count}次密碼${place}。`
export const signInPaused = (place: string) => `密碼輸錯次數太多，登入被暫停${place}。`
export const newPlace = (place: string) => `您從新的地點登入${place}。`
export const passwordChanged = (place: string) => `您的密碼已更改${place}。`
export const emailChanged = (place: string) => `您的電郵地址已更改${place}。`
export const emailRestored = (place: string) => `您原來的電郵地址已恢復${place}。`
export const tokenUsed = () => '您的一個存取權杖曾被使用。'
export const twoStepOn = (place: string) => `兩步登入已開啟${place}。`
export const twoStepOff = (place: string) => `兩步登入已關閉${place}。`
export const newCodes = (place: string) => `已生成新的備用碼${place}。`
export const codeUsed = (place: string) => `有一個備用碼已被使用${place}。`
export const madeAdministrator = () => '您成為了管理員。'
export const noAdministrator = () => '您不再是管理員。'

export const theClub = '球會'
export const look = '以您的身分查看了您的頁面'
export const takeCopy = '匯出了一份您的資料'
export const readNotes = '查看了您孩子的健康備註'
export const pauseReminders = '暫停了給您的付款提醒'
export const resumeReminders = '恢復了給您的付款提醒'
export const promiseCredit = '記錄了您的餘額將退還給您'
export const keepCredit = '把您的餘額留在了帳戶上'
export const askFund = '記下您已向基金申請資助'
export const grantFund = '記下有基金資助您'
export const refuseFund = '記下基金未能資助您'
export const merge = '把您的兩份資料合併成一份'
export const mergePlayer = '把您孩子的兩份資料合併成一份'
export const twoPeople = '標明另一份資料與您的資料不重複'
export const maybeOnePerson = '取消了另一份資料與您的資料不重複的標記'
export const familyCode = '列印了供您接管資料的代碼'
export const familyInvited = '發電郵邀請您接管您的資料'
export const familyCodeEnd = '停用了供您接管資料的代碼'
export const phoned = '給您打了電話'
export const notPhoned = '更正為沒有給您打電話'
export const noAccess = '記下一位監護人無權查看另一位監護人孩子的資料'
export const accessAgain = '取消了一位監護人無權查看另一位監護人孩子資料的限制'
export const invite = '邀請您登入'
export const closeSignIn = '停用了您的登入'
export const openSignIn = '重新啟用了您的登入'
export const confirmAddress = '驗證了您的電郵地址'
export const resendCode = '給您重發了驗證碼'
export const writeAgain = '恢復向您的地址發送電郵'
export const resetPassword = '重設了您的密碼'
export const removeTwoStep = '移除了您的兩步登入'
export const signOut = '讓您在所有裝置上登出'
export const makeAdministrator = '把您設為管理員'
export const changePermissions = '更改了您在管理台的權限'
export const takeRole = '取消了您的管理員身分'

export const added = (thing: string) => `加入了${thing}`
export const changed = (thing: string) => `更改了${thing}`
export const removed = (thing: string) => `移除了${thing}`
export const inYourPlace = (act: string) => `以您的身分${act}`
export const yourRecord = '您的資料'
export const aPlayer = '您孩子的資料'
export const aRegistration = '一項報名'
export const aDiscount = '一項優惠'
export const aKitOrder = '一個裝備訂單'
export const aConsent = '一份同意書'
export const aTournamentPlace = '一個錦標賽名額'
