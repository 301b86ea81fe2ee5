export const tellCoach = (child: string) => `${child}哪天來不了，按這裡告訴教練`

export const title = (child: string) => `${child}能來嗎？`
export const lead = (program: string) =>
  `以下是${program}接下來的訓練課。按一下就能告訴教練，在訓練課結束前都可以更改。`
export const later = '更後的訓練課，請登入後查看。'
export const today = (session: string) => `今天：${session}`
export const at = (session: string, place: string) => `${session} · ${place}`
export const isCancelled = '這節訓練課取消了。'
export const isDelayed = '這節訓練課比平時晚開始。'
export const isMoved = '這節訓練課改了地點或時間。'
export const coachKnows = (child: string) => `教練已經知道${child}來不了。`
export const cannotCome = (child: string) => `${child}來不了`
export const canCome = (child: string) => `${child}又能來了`
export const goOn = '進入我的帳戶'

export const noLink = '這個連結已失效'
export const noLinkLead = '我們電郵裡的連結，在相關名額不再有效後就會失效。請登入後告訴教練。'

export const example = '這只是一個示例'
export const exampleLead = '在家長收到的電郵裡，這個連結會顯示孩子接下來的訓練課，每節都有一個按鈕。'
