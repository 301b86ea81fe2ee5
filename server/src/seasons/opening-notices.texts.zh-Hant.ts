export const confirmSubject = '開放報名時給您發電郵嗎？'
export const wasItYou = '有人請我們在開放報名時給這個地址發電郵。如果是您本人，請按按鈕確認。'
export const otherwiseNothing =
  '我們只發一封電郵，之後就刪除這個地址。如果不是您本人，甚麼都不用做：我們不會再發電郵。'
export const confirmOrLeave = '確認或退出名單'

export const openSubject = (season: string) => `${season}開放報名了`
export const youAsked = (season: string) =>
  `您請我們通知您：${season}現在可以報名了。您可以看到各年齡的課程、價錢和剩餘名額。`
export const theOneEmail = '我們只發這一封電郵。您的地址已從名單上刪除。'
export const seePrograms = '查看課程'

export const whatsOn = '查看現在的課程'
export const oneEmail = '我們只發一封電郵，之後就刪除您的地址。'
export const weWillEmail = '開放報名時我們會給您發電郵'
export const leaveList = '退出名單'
export const shallWe = '開放報名時給您發電郵嗎？'
export const yesEmailMe = '好，請給我發電郵'
export const forgetMe = '不用，請刪除我的地址'
export const notOnList = '您不在名單上'
export const noAddressHere = '我們沒有您的地址，不會為此給您發電郵。'
export const notComplete = '這個連結不完整'
export const openAgain = '請從電郵裡再打開一次，或複製完整的連結。'
