export const title = '孩子'
export const description = '一個孩子的報名、日程、裝備和同意書。'
export const registerForProgram = '報名參加課程'
export const edit = '修改'

export const bringBackAfterInjury = (player: string) =>
  `等醫生書面證明${player}可以運動了，請把證明給我們看，我們便安排孩子恢復訓練。`
export const isBack = (player: string) => `${player}回來了。`
export const bringBack = (player: string) => `${player}恢復訓練`
export const oneMoment = '請稍候……'
export const pause = '暫停'
export const pauseQuestion = (player: string) => `要讓${player}暫停訓練嗎？`
export const takesBreak = (player: string) => `${player}暫時休息。`
export const getWell = (player: string) => `祝${player}早日康復。`
export const keepPlaying = '繼續訓練'
export const why = '原因'
export const aBreak = '休息一段時間'
export const aBreakLead = (player: string) =>
  `${player}恢復訓練之前不能報新的課程；按一下就能恢復。現有的名額不變。`
export const anInjury = '受傷或頭部受撞擊'
export const anInjuryLead = (player: string) =>
  `${player}的名額保留。下次訓練之前，我們需要看到醫生或執業護士准許恢復運動的書面證明，然後安排${player}恢復訓練。`

export const registrations = '報名'
export const notRegistered = (player: string) => `${player}還沒有報名。`
export const toRegistrations = '費用、付款和更改都在報名頁面'

export const schedule = '日程'
export const noSessions = '近期沒有訓練課。'
export const training = '訓練'
export const game = (home: string, away: string) => `${home}對${away}`

export const kit = '裝備'
export const toStore = '去商店'
export const sizes = (sizes: string) => `${sizes}。`
export const noSizes = '還沒有尺碼。第一次訂購時我們會記下來。'

export const consents = '同意書'
export const agreed = (text: string, when: string) => `${text}：${when}已同意`
export const onPaper = (day: string) => `${day}在紙本表格上`
export const onDay = (day: string) => `${day}`
export const version = (version: string) => `版本：${version}`
export const allSet = (player: string) => `多謝，${player}的手續齊全了。`
export const pleaseAgree = (player: string) => `請為${player}閱讀並同意。`
export const readNow = (player: string) => `您現在就可以閱讀；為${player}報名時會請您同意。`
export const saving = '正在儲存……'
export const iAgree = '我同意'
export const picturesAreFine = '多謝，可以拍照。'
export const noPictures = '已記下：不拍照。'

export const health = '健康和緊急情況'
export const weCall = (whom: string) => `聯絡不上您時，我們打給${whom}。`
export const comma = '，'
export const noEmergencyContact = '還沒有緊急聯絡人。'
export const showNotes = '顯示保密的健康備註'
export const noNotes = '沒有健康備註。'
export const changeThese = '修改'

export const history = '記錄'
export const whoChanged = '誰改了甚麼'
export const moment = (moment: string, line: string) => `${moment}：${line}`
export const theClub = '球會'
export const you = '您'
export const lookedUp = '教練在球場查看了緊急情況資料'
export const addedBy = (who: string) => `由${who}加入`
export const removedBy = (who: string) => `由${who}移除`
export const changedBy = (fields: string, who: string) => `由${who}更改：${fields}`
export const notesReadBy = (who: string) => `${who}查看了健康備註`
export const mergedBy = (who: string) => `由${who}與另一份資料合併`
export const recordChangedBy = (who: string) => `資料由${who}更改`
export const firstName = '名字'
export const lastName = '姓氏'
export const birthDate = '出生日期'
export const status = '狀態'
export const shirtSize = '球衣尺碼'
export const sockSize = '球襪尺碼'
export const shinGuardSize = '護脛尺碼'
export const ballSize = '足球尺碼'
export const photoConsent = '拍照同意'
export const healthNotes = '健康備註'
export const emergencyContact = '緊急聯絡人'
export const emergencyPhone = '緊急聯絡電話'
export const clearanceDate = '醫生證明'

export const editTitle = '修改孩子的資料'
export const editDescription = '更改我們記錄的孩子資料。'
export const editPlayer = (player: string) => `修改${player}的資料`
export const isSaved = (player: string) => `${player}的資料已儲存。`
export const save = '儲存'
export const cancel = '取消'
export const remove = (player: string) => `移除${player}`
export const removeLead = '把這個孩子從您的帳戶中移除。如果只是休息一段時間，請在孩子的頁面選擇暫停。'
export const removePlayer = '移除孩子'
export const removeQuestion = (player: string) => `要把${player}從您的帳戶中移除嗎？`
export const removing = '正在移除……'
export const keep = (player: string) => `保留${player}`
export const pastDisappears = '以前的報名和訂單會隨孩子的資料一起移除，只有球會能恢復。'
export const isRemoved = (player: string) => `${player}已移除。`
