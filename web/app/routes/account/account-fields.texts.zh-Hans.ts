/** What the fields and buttons say that more than one account screen has. */

export const enterEmail = '请填写您的电子邮件地址。'
export const malformedEmail = '请填写完整的电子邮件地址，例如name@example.org。'
export const enterPassword = '请输入密码。'
export const allDigits = '请输入完整的六位验证码。'
export const choosePassword = '请设置一个密码。'
export const tooShort = '密码还不够长。'
export const isAddress = '别人最先会试您的电子邮件地址，请换一个密码。'
export const isPattern = '连号或重复的密码很容易被猜到，请换一个。'
export const newPassword = '新密码'
export const saving = '正在保存……'
export const sendNewCode = '重新发送验证码'
export const sendNewCodeIn = (seconds: number) => `${seconds}秒后可重新发送验证码`
export const newCodeSent = '新的验证码已发出，之前的验证码不再有效。'
export const backToSignIn = '返回登录'
export const signedIn = '您已登录，接下来的页面目前只有英文版。'
export const goOn = '继续'
