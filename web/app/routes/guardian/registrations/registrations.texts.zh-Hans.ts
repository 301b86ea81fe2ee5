export const title = '报名'
export const description = '每项报名的状态、费用和付款方式。'
export const registerForProgram = '报名参加课程'
export const now = '目前'
export const kitOrders = '装备订单'
export const earlier = (count: number) => `以前的报名（${count}）`
export const noneNow = '目前没有报名'
export const noneNowLead = '选择课程，提交之前您会看到全部费用和每一项优惠。'
export const chooseFor = (player: string) => `为${player}选择课程`
export const addFirst = '添加第一个孩子'

export const received = (players: string) => `我们已收到${players}的报名。`
export const emailFollows = '您还会收到一封电子邮件，内容相同。'
export const costs = '费用是'
export const costTogether = '费用合计'
export const nothingNow = '。现在不用付款：我们批准之后，您会在这里看到付多少、怎么付。'
export const isFull = '名额目前已满，所以要候补。您的位置见下方。'

export const moreLater = (amount: string) => `以后还要付${amount}。`
export const monthByMonth = '查看每月应付的款项和已付的款项'

export const bothDays = '这项报名已由两天的报名取代，您付过的费用会抵扣。'
export const breakdown = (total: string) => `合计${total} · 查看费用明细`
export const howLater = '批准之后怎样付款'
export const waitsWith = (players: string) => `和${players}一起候补：大家都有名额才参加。`

export const hasPlace = (player: string) => `${player}有名额了。`
export const staysInLine = (player: string) => `${player}继续候补。`
export const forAllWaiting = '您的回复对所有一起候补的孩子有效。'
export const takePlace = '接受名额'
export const pass = '放弃这次，继续候补'
export const oneMoment = '请稍候……'

export const cancel = '取消报名'
export const leaveLine = '退出候补名单'
export const withdraw = '申请退出'
export const backInLine = '回到原来的候补位置'
export const isBackInLine = (player: string) => `${player}回到候补名单了。`
export const stay = '还是留下'
export const stays = (player: string) => `${player}留下来了，真好。`
export const label = (action: string, player: string) => `${action}：${player}`

export const hasLeftLine = (player: string) => `${player}已退出候补名单。`
export const isCancelled = (player: string) => `${player}的报名已取消。`
export const leaveLineQuestion = (player: string) => `${player}要退出候补名单吗？`
export const cancelQuestion = (player: string) => `要取消${player}的报名吗？`
export const confirmCancel = '取消这项报名'
export const stayInLine = '继续候补'
export const keepIt = '保留'
export const othersMoveUp = (program: string) =>
  `${program}候补名单上排在您后面的家庭会往前移。改变主意的话，两天之内可以回到原来的位置。`
export const oneDayIsKept = (player: string) => `${player}保留您已付费的那一天，另一天取消。`
export const placeGoesOn = (program: string) =>
  `${program}的这个名额会给下一个家庭。您还没有付款，所以没有要退的钱。`
export const wouldPay = (player: string, after: string, before: string) =>
  `这样一来，${player}的费用是${after}，不再是${before}，因为不再享有家庭优惠。`

export const withdrawQuestion = (player: string, program: string) => `${player}要退出${program}吗？`
export const askToWithdraw = '申请退出'
export const askWithRefund = (amount: string) => `申请退出 · 退款${amount}`
export const back = (amount: string) => `退款${amount}`
export const requestReceived = '我们已收到您的申请，确认后会发电子邮件给您。'
export const stayIn = '不退出'
export const why = '原因'
export const showNote = '请把证明给我们看。'
export const refundFollows = '俱乐部确认后会把款项退给您。'
export const noRefundNow = '俱乐部会确认。按俱乐部的规定，现在退出不退款。'
export const untilThen = (player: string) => `在那之前，${player}的名额保留，您也可以改变主意。`
export const englishCounts = '如与英文规定有出入，以英文为准。'

export const addDay = (day: string) => `加${day}`
export const addDayQuestion = (day: string, player: string) => `${player}${day}也来吗？`
export const addDayFor = (day: string, amount: string) => `加${day} · ${amount}`
export const keepOneDay = '保留一天'
export const bothReceived = (player: string) => `我们已收到：${player}两天都来。`
export const agreeFirst = (player: string) => `请先为${player}阅读并同意我们的条款：`
export const consentsOf = (player: string) => `${player}的同意书`
export const total = '合计'
export const paidCounts = (player: string) =>
  `您付过的费用会抵扣。${player}的名额保留，我们审核之后，您再付差额。`
export const takesOver = (player: string) => `这会代替原来一天的报名。${player}的名额保留。`
