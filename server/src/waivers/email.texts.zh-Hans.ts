export const title = (form: string) => `您签名的表格：${form}`
export const subject = (title: string, reference: string) => `${title}（${reference}）`
export const signedOn = (moment: string, count: number, reference: string) =>
  `这份表格于${moment}以您的电子邮件地址签署，共${count}个孩子。您的编号是${reference}，签到时请准备好；服务台有孩子的名单。`
export const youRead = (version: string) => `您读的是我们${version}版的内容，以下英文为准：`
export const youTicked = '您勾选了：'
export const hasChanged =
  '情况有变化？请在签到时告诉服务台，或联系俱乐部。不是您签的？那就是有人误填了您的地址，请告诉我们。'
