export const onePlace = (names: string) => `您還要${names}的名額嗎？`
export const places = (names: string) => `您還要${names}的名額嗎？`
export const notConfirmed = '我們還沒有確認您的報名，名額也不能一直保留。'
export const heldThrough = (child: string, program: string, day: string) =>
  `${child}的${program}名額：保留到${day}。`
export const stillWanted = '如果您還要這個名額，請回覆這封電郵，我們會馬上處理。在我們確認之前不用付款。'
export const otherwise = '如果到時還沒有確認，報名會取消，名額會給下一個家庭。'
export const see = '查看報名'
