export const title = (form: string) => `您簽名的表格：${form}`
export const subject = (title: string, reference: string) => `${title}（${reference}）`
export const signedOn = (moment: string, count: number, reference: string) =>
  `這份表格於${moment}以您的電郵地址簽署，共${count}個孩子。您的編號是${reference}，報到時請準備好；服務枱有孩子的名單。`
export const youRead = (version: string) => `您讀的是我們${version}版的內容，以下英文為準：`
export const youTicked = '您勾選了：'
export const hasChanged =
  '情況有變化？請在報到時告訴服務枱，或聯絡球會。不是您簽的？那就是有人誤填了您的地址，請告訴我們。'
