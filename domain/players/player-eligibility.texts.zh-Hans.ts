interface TooYoung {
  player: string
  from: number
  year: number
}

export const firstNameMissing = () => '请填写孩子的名字（不含姓）。'
export const lastNameMissing = () => '请填写孩子的姓。'
export const noSuchDay = () => '日历上没有这一天。请按2017-05-31的格式填写。'
export const dayToCome = () => '这个出生日期还没到，请核对年份。'
export const tooYoung = ({ player, from, year }: TooYoung) =>
  `球员在满${from}岁的那一年就可以参加。欢迎${player}在${year}年来！`
export const tooOld = ({ to }: { to: number }) =>
  `我们的课程最大到${to}岁。请联系我们，我们很乐意帮您找一支球队。`
export const alreadyInFamily = ({ player }: { player: string }) =>
  `这是${player}吗？您家已经有一位同名、同一天出生的球员。`
export const birthDateIsSettled = ({ player }: { player: string }) =>
  `${player}的名额是按这个出生日期批准的。如要更改，请联系我们。`
export const stillRegistered = ({ player }: { player: string }) =>
  `${player}还有未结束的报名，请先取消或退出。`
