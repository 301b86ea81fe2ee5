export const leave = '退出候補名單'
export const accept = '接受名額'
export const acceptAll = '接受這些名額'
export const decline = '婉拒，繼續候補'
export const comeBack = '恢復我們的候補位置'
export const seeRegistrations = '登入查看您的報名'
export const signIn = '登入'

export const placeOpened = (names: string) => `${names}有名額了`
export const placesOpened = (names: string) => `${names}都有名額了`
export const answerElsewhere = (moment: string) =>
  `名額為您保留到${moment}。請用我們最近一封電郵裡的按鈕答覆，或登入後答覆。`
export const onePlace = (names: string) => `${names}有名額了`
export const places = (names: string) => `${names}都有名額了`
export const child = (name: string, program: string, price: string) => `${name}：${program}，${price}。`
export const choose = (moment: string) => `名額為您保留到${moment}。請選擇：`

export const hasPlace = (names: string) => `${names}拿到名額了`
export const howToPay = (program: string) =>
  `謝謝！我們已發電郵告訴您如何支付${program}的費用。您的帳戶裡也有說明。`
export const isIn = (names: string) => `${names}已報名成功`
export const nothingLeft = (program: string) => `${program}的手續都辦好了。`
export const isReviewed = (names: string) => `我們正在審核${names}的報名`
export const reviewedSoon = (program: string) => `${program}的審核一有結果，我們就會發電郵通知您。`
export const goneOn = '名額已給了下一個家庭'
export const onWaitingList = '在候補名單上'
export const placeInLine = (names: string, program: string, position: number) =>
  `${names}在${program}的候補名單上排第${position}位。一有名額，我們就會發電郵通知您。`
export const hasLeft = (names: string) => `${names}已退出候補名單`
export const byMistake = (program: string) => `按錯了嗎？兩天之內，您可以恢復在${program}的候補位置。`
export const notWaiting = (names: string) => `${names}不在候補名單上了`
export const welcomeBack = '歡迎隨時回來：重新報名只要兩分鐘。'
export const noPlace = (names: string) => `關於${names}的報名`
export const noPlaceNext = (program: string) =>
  `很抱歉，我們未能安排${program}的名額。如果您想換一個組，請告訴我們。`
export const leftProgram = (names: string) => `${names}已退出課程`
export const isOver = '這個課程已經結束'
export const wasIn = (names: string, program: string) => `${names}參加了${program}。希望在球場上再見到你們！`

export const oneMoreStep = '接受之前還差一步'
export const consentsFirst = (name: string) =>
  `${name}還缺一些同意書。請在您的帳戶裡打開${name}的頁面，到「同意書」部分辦理。`
export const reactivateFirst = (name: string) =>
  `${name}目前是「暫時休息」狀態，還不能參加課程。請先登入帳戶，在孩子的頁面按「恢復訓練」，按一下就好。`
export const askUsFirst = (name: string) => `${name}目前不能參加課程。請聯絡我們，我們很樂意幫忙。`
export const stillHeld = '名額會為您保留到期限為止。辦好後請再打開這個連結。'
export const runOut = '這個連結已過期'
export const runOutWhy = '名額保留期間連結才有效。請登入查看目前的情況，甚麼都沒有丟失。'
export const notComplete = '這個連結不完整'
export const openAgain = '請從電郵裡再打開一次，或複製完整的連結。'
