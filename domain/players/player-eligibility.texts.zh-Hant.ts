interface TooYoung {
  player: string
  from: number
  year: number
}

export const firstNameMissing = () => '請填寫孩子的名字（不含姓氏）。'
export const lastNameMissing = () => '請填寫孩子的姓氏。'
export const noSuchDay = () => '日曆上沒有這一天。請按2017-05-31的格式填寫。'
export const dayToCome = () => '這個出生日期還未到，請核對年份。'
export const tooYoung = ({ player, from, year }: TooYoung) =>
  `球員在滿${from}歲的那一年就可以參加。歡迎${player}在${year}年加入！`
export const tooOld = ({ to }: { to: number }) =>
  `我們的課程最大到${to}歲。請聯絡我們，我們很樂意幫您找一支球隊。`
export const alreadyInFamily = ({ player }: { player: string }) =>
  `這是${player}嗎？您家已經有一位同名、同日出生的球員。`
export const birthDateIsSettled = ({ player }: { player: string }) =>
  `${player}的名額是按這個出生日期批准的。如要更改，請聯絡我們。`
export const stillRegistered = ({ player }: { player: string }) =>
  `${player}還有未結束的報名，請先取消或退出。`
