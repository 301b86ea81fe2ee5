export const isOpen = '現正接受報名。'
export const opens = (day: string) => `${day}開始報名。`
export const openForReturning = (day: string) => `舊生家庭現在可以報名，${day}起公開報名。`
export const opensForReturning = (first: string, day: string) =>
  `舊生家庭${first}開始報名，${day}起公開報名。`
