export const title = '俱乐部给的代码'
export const description = '把纸质报名转到您的账户。'
export const lead = '我们在纸上或电子邮件里给过您一个代码吗？请在这里输入，所有资料就会转到您的账户。'
export const onlyFamily = '只有家长本人可以办理。'
export const inAccount = (children: string, count: number) =>
  count === 1 ? `${children}已在您的账户里。` : `${children}都已在您的账户里。`
export const code = '代码'
export const codeHint = '12个字母和数字，例如ABCD-EFGH-2345。'
export const typeCode = '请输入确认单上的代码。'
export const birthDate = '您其中一个孩子的出生日期'
export const enterBirthDate = '请填写出生日期。'
export const oneMoment = '请稍候……'
export const add = '加到我的账户'
