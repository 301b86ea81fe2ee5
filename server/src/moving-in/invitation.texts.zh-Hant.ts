export const title = '您的家庭已在我們的新網站上'
export const lead = (club: string) =>
  `${club}的報名已搬到新網站，您的家庭資料已經在那裡。請註冊或登入，然後輸入這個代碼和您其中一個孩子的出生日期。`
export const worksOnce = (days: number) => `代碼只能用一次，${days}天內有效。`
export const notYourClub = '這不是您的球會？請忽略這封電郵：沒有出生日期，代碼甚麼也打不開。'
export const enterCode = '輸入代碼'
