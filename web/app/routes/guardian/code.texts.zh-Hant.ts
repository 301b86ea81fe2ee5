export const title = '球會給的代碼'
export const description = '把紙本報名轉到您的帳戶。'
export const lead = '我們在紙上或電郵裡給過您一個代碼嗎？請在這裡輸入，所有資料就會轉到您的帳戶。'
export const onlyFamily = '只有家長本人可以辦理。'
export const inAccount = (children: string, count: number) =>
  count === 1 ? `${children}已在您的帳戶裡。` : `${children}都已在您的帳戶裡。`
export const code = '代碼'
export const codeHint = '12個字母和數字，例如ABCD-EFGH-2345。'
export const typeCode = '請輸入確認單上的代碼。'
export const birthDate = '您其中一個孩子的出生日期'
export const enterBirthDate = '請填寫出生日期。'
export const oneMoment = '請稍候……'
export const add = '加到我的帳戶'
