export const tellCoach = (child: string) => `${child}哪天来不了，点这里告诉教练`

export const title = (child: string) => `${child}能来吗？`
export const lead = (program: string) =>
  `以下是${program}接下来的训练课。点一下就能告诉教练，在训练课结束前都可以更改。`
export const later = '更晚的训练课，请登录后查看。'
export const today = (session: string) => `今天：${session}`
export const at = (session: string, place: string) => `${session} · ${place}`
export const isCancelled = '这节训练课取消了。'
export const isDelayed = '这节训练课比平时晚开始。'
export const isMoved = '这节训练课改了地点或时间。'
export const coachKnows = (child: string) => `教练已经知道${child}来不了。`
export const cannotCome = (child: string) => `${child}来不了`
export const canCome = (child: string) => `${child}又能来了`
export const goOn = '进入我的账户'

export const noLink = '这个链接已失效'
export const noLinkLead = '我们邮件里的链接，在相关名额不再有效后就会失效。请登录后告诉教练。'

export const example = '这只是一个示例'
export const exampleLead = '在家长收到的邮件里，这个链接会显示孩子接下来的训练课，每节都有一个按钮。'
