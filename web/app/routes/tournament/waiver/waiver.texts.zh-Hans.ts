export const title = '欢乐日同意书'
export const description = '欢乐日的知情同意书：阅读，为所有孩子签一次名，并收到电子邮件副本。'
export const keywords = '欢乐日同意书，知情同意书，家长'
export const lead = '两分钟，为所有孩子签一次名。我们会把副本发到您的电子邮箱。'
export const isOver = '这次欢乐日已经结束，没有要签的表格。'
export const printBlank = '打印空白表格'
export const pleaseRead = '请阅读'
export const version = (version: string) => `版本：${version}`
export const sign = '签名'
export const signing = '正在签名……'
export const nextOne = '下一次欢乐日会公布在'
export const onEvents = '我们的活动页面'
export const onceItIsOut = '，之后就可以在这里签名。'
export const child = '孩子'
export const childNumber = (place: number) => `孩子${place}`
export const yourChild = '您的孩子'
export const childName = '孩子的姓名'
export const bornOn = '出生日期'
export const healthNotes = '过敏、疾病、用药'
export const healthHint = '只有俱乐部的急救员会看到。'
export const takeOut = (place: number) => `移除孩子${place}`
export const addChild = '再添加一个孩子'
export const email = '电子邮件'
export const printOrEmail = '请打印空白表格，或发邮件到'
export const stop = '。'
export const notSent = '表格没有送达。内容还在这里：请检查网络后再签一次，或打印空白表格带到入口。'
export const signed = '已签名，谢谢。'
export const referenceIs = (reference: string, email: string) =>
  `您的编号是${reference}，副本已发往${email}。`
export const showIt = '签到时出示编号或这个二维码，领取孩子的手环。'
export const codeOf = (reference: string) => `签到用的二维码：${reference}`
export const signedBefore = (day: string, names: string, reference: string) =>
  `您在${day}已为${names}签名：${reference}。只有为别的孩子，或情况有变化时，才需要再签。`
export const guardian = '家长或监护人'
export const phoneAndEmail = '电话和电子邮件'
export const emergency = '紧急情况打给'
export const blankLine = (label: string) => `${label}：______________________________________________`
export const photosOnPaper = '照片和视频：☐可以 ☐不可以'
export const signatureLine = '签名：______________________________ 日期：______________'
export const markedFields = '请看标出的各项。'
export const textChanged = '您打开页面之后，同意书的内容有更新。请重新加载并阅读新的内容。'
export const eventIsOver = '欢乐日已经结束，没有要签的表格。下一次会公布在我们的活动页面上。'
export const badAddress = '这个地址收不到邮件。'
