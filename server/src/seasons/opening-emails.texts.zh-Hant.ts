export const subject = (season: string, names: string) => `${names}可以報名${season}了`
export const openFirst = (names: string, season: string, day: string) =>
  `您現在就可以為${names}報名${season}。其他家庭從${day}起可以報名。`
export const open = (season: string, names: string) => `${season}已開放報名，我們很期待再次見到${names}。`
export const child = (name: string, program: string, day: string) => `${name}：${program}，${day}開始。`
export const comma = '，'
export const filledIn = '上次的訓練日已經填好。提交之前您會看到全部費用；在我們發電郵通知您之前，不用付款。'
export const register = (names: string) => `為${names}報名`
