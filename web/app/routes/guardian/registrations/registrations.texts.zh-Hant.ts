export const title = '報名'
export const description = '每項報名的狀態、費用和付款方式。'
export const registerForProgram = '報名參加課程'
export const now = '目前'
export const kitOrders = '裝備訂單'
export const earlier = (count: number) => `以前的報名（${count}）`
export const noneNow = '目前沒有報名'
export const noneNowLead = '選擇課程，提交之前您會看到全部費用和每一項優惠。'
export const chooseFor = (player: string) => `為${player}選擇課程`
export const addFirst = '加入第一個孩子'

export const received = (players: string) => `我們已收到${players}的報名。`
export const emailFollows = '您還會收到一封電郵，內容相同。'
export const costs = '費用是'
export const costTogether = '費用合計'
export const nothingNow = '。現在不用付款：我們批准之後，您會在這裡看到付多少、怎樣付。'
export const isFull = '名額目前已滿，所以要候補。您的位置見下方。'

export const moreLater = (amount: string) => `以後還要付${amount}。`
export const monthByMonth = '查看每月應付的款項和已付的款項'

export const bothDays = '這項報名已由兩天的報名取代，您付過的費用會抵扣。'
export const breakdown = (total: string) => `合計${total} · 查看費用明細`
export const howLater = '批准之後怎樣付款'
export const waitsWith = (players: string) => `和${players}一起候補：大家都有名額才參加。`

export const hasPlace = (player: string) => `${player}有名額了。`
export const staysInLine = (player: string) => `${player}繼續候補。`
export const forAllWaiting = '您的回覆對所有一起候補的孩子有效。'
export const takePlace = '接受名額'
export const pass = '放棄這次，繼續候補'
export const oneMoment = '請稍候……'

export const cancel = '取消報名'
export const leaveLine = '退出候補名單'
export const withdraw = '申請退出'
export const backInLine = '回到原來的候補位置'
export const isBackInLine = (player: string) => `${player}回到候補名單了。`
export const stay = '還是留下'
export const stays = (player: string) => `${player}留下來了，真好。`
export const label = (action: string, player: string) => `${action}：${player}`

export const hasLeftLine = (player: string) => `${player}已退出候補名單。`
export const isCancelled = (player: string) => `${player}的報名已取消。`
export const leaveLineQuestion = (player: string) => `${player}要退出候補名單嗎？`
export const cancelQuestion = (player: string) => `要取消${player}的報名嗎？`
export const confirmCancel = '取消這項報名'
export const stayInLine = '繼續候補'
export const keepIt = '保留'
export const othersMoveUp = (program: string) =>
  `${program}候補名單上排在您後面的家庭會往前移。改變主意的話，兩天之內可以回到原來的位置。`
export const oneDayIsKept = (player: string) => `${player}保留您已付費的那一天，另一天取消。`
export const placeGoesOn = (program: string) =>
  `${program}的這個名額會給下一個家庭。您還沒有付款，所以沒有要退的錢。`
export const wouldPay = (player: string, after: string, before: string) =>
  `這樣一來，${player}的費用是${after}，不再是${before}，因為不再享有家庭優惠。`

export const withdrawQuestion = (player: string, program: string) => `${player}要退出${program}嗎？`
export const askToWithdraw = '申請退出'
export const askWithRefund = (amount: string) => `申請退出 · 退款${amount}`
export const back = (amount: string) => `退款${amount}`
export const requestReceived = '我們已收到您的申請，確認後會發電郵給您。'
export const stayIn = '不退出'
export const why = '原因'
export const showNote = '請把證明給我們看。'
export const refundFollows = '球會確認後會把款項退給您。'
export const noRefundNow = '球會將確認。按球會的規定，現在退出不退款。'
export const untilThen = (player: string) => `在那之前，${player}的名額保留，您也可以改變主意。`
export const englishCounts = '如與英文規定有出入，以英文為準。'

export const addDay = (day: string) => `加${day}`
export const addDayQuestion = (day: string, player: string) => `${player}${day}也來嗎？`
export const addDayFor = (day: string, amount: string) => `加${day} · ${amount}`
export const keepOneDay = '保留一天'
export const bothReceived = (player: string) => `我們已收到：${player}兩天都來。`
export const agreeFirst = (player: string) => `請先為${player}閱讀並同意我們的條款：`
export const consentsOf = (player: string) => `${player}的同意書`
export const total = '合計'
export const paidCounts = (player: string) =>
  `您付過的費用會抵扣。${player}的名額保留，我們審核之後，您再付差額。`
export const takesOver = (player: string) => `這會代替原來一天的報名。${player}的名額保留。`
