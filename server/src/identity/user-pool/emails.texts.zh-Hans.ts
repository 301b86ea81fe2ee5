export const codeSubject = (code: string) => `您的PMFC验证码：${code}`
export const notAsked = '如果不是您本人操作，可以不理会这封邮件。没有验证码，什么都不会改变。'
export const expires = '验证码15分钟内有效。'

export const signUpTitle = '欢迎加入俱乐部'
export const signUp = '很高兴您加入我们。请在网页上输入这个验证码，确认您的电子邮件地址：'

export const resetTitle = '设置新密码'
export const reset = '请在网页上输入这个验证码，然后设置新密码：'
export const resetExpires = '验证码15分钟内有效。过期后请用“忘记密码”重新获取。'

export const verifyTitle = '这是您的电子邮件地址吗？'
export const verify = '请在网页上输入这个验证码，以后您就用这个地址登录：'

export const knownSubject = '您已有PMFC账户'
export const knownTitle = '您已有账户'
export const known = '刚才有人想用这个电子邮件地址注册账户。如果是您：您已经有账户了，直接登录就可以。'
export const knownForgot = '如果忘了密码，请在登录页面选择“忘记密码？”。'
export const knownNotYou = '如果不是您，什么都不用做，您的账户没有任何改变。'

export const invitationSubject = '您的PMFC账户'
export const invitationTitle = '邀请您加入'
export const invitation = '俱乐部为您开了一个账户。请用这个地址和这个密码登录：'
export const invitationExpires = '密码七天内有效，第一次登录时请设置您自己的密码。'

export const changedSubject = '您的PMFC登录地址已更改'
export const changedTitle = '您现在用另一个地址登录'
export const changed = '您账户的电子邮件地址已更改，所以这是发到旧地址的最后一封邮件。'
export const changedNotYou =
  '如果不是您更改的：请在七天内到登录页面选择“忘记密码？”，输入这个旧地址。验证码会发到这里，用它就能把账户改回这个地址并设置新密码。其他人都会被强制退出登录。'

export const networkSubject = '您的PMFC账户有新的登录'
export const networkTitle = '您的账户有新的登录'
export const network = (place: string, moment: string) =>
  `${moment}，有人从一个您以前没用过的网络（${place}）登录了您的账户。`
export const networkWasYou = '如果是您本人，什么都不用做。'
export const networkNotYou =
  '如果不是，请马上到登录页面选择“忘记密码？”：设置新密码后，所有人都会被强制退出登录。您可以在个人资料里看到账户最近的活动。'

export const secondFactorSubject = (title: string) => `PMFC：${title}`
export const secondFactorNotYou = '如果不是您本人操作，请马上更改密码，并告诉俱乐部。'
export const addedTitle = '两步登录已开启'
export const added = '从现在起，登录您的账户需要密码和身份验证应用里的验证码。'
export const removedTitle = '两步登录已关闭'
export const removed = '从现在起，登录您的账户只需要密码。'
export const recoveryTitle = '新的恢复代码'
export const recovery = '您的账户有了十个新的恢复代码，以前的不能再用了。'
export const recoveryUsedTitle = '有人用了恢复代码'
export const recoveryUsed = '有人用您的一个恢复代码登录了您的账户，这个代码不能再用了。'
export const resetFactorTitle = '您的两步登录已被取消'
export const resetFactor =
  '俱乐部管理员从您的账户移除了身份验证应用，并让您的账户退出登录。请用密码登录，然后重新设置。'
