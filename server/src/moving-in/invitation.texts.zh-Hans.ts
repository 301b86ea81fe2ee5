export const title = '您的家庭已在我们的新网站上'
export const lead = (club: string) =>
  `${club}的报名已搬到新网站，您的家庭资料已经在那里。请注册或登录，然后输入这个代码和您其中一个孩子的出生日期。`
export const worksOnce = (days: number) => `代码只能用一次，${days}天内有效。`
export const notYourClub = '这不是您的俱乐部？请忽略这封邮件：没有出生日期，代码什么也打不开。'
export const enterCode = '输入代码'
