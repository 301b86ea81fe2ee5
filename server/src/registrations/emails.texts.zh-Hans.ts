export const phoneNumber = '能联系到您的电话号码'
export const emergencyContact = '紧急联系人'

export const see = '查看报名'
export const seeHowToPay = '查看如何付款'
export const seePlaceInLine = '查看候补位置'
export const seeMissing = '查看还缺什么'
export const seePrograms = '查看课程'
export const seePrices = '查看新的费用'

export const inMonth = (month: string, amount: string) => `${month} ${amount}`
export const breakdown = (months: string, total: string, discounts: string | null) =>
  `${months}：合计${total}${discounts === null ? '' : `，已减${discounts}`}。`
export const amountBy = (amount: string, day: string) => `${day}或之前付${amount}`
export const amountNow = (amount: string) => `现在付${amount}`
export const afterThat = (amounts: string) => `之后：${amounts}。`
export const next = (amountAndDay: string) => `接下来：${amountAndDay}。`
export const reason = (reason: string) => `原因：${reason}`

export const receivedSubject = (names: string) => `我们收到了${names}的报名`
export const received = (names: string) =>
  `谢谢您的报名！我们收到了${names}的报名，很快就会审核。在我们发邮件通知您之前，不用付款。`
export const receivedChild = (child: string, program: string, breakdown: string) =>
  `${child}报名了${program}。${breakdown}`
export const checkStatus = '您可以随时在账户里查看报名进度。'

export const waitingSubject = (child: string) => `${child}在候补名单上`
export const waiting = (child: string, program: string, place: string) =>
  `${program}目前已满。${child}排在${place}。`
export const placeInLine = (position: number) => `候补名单第${position}位`
export const waitingNext = (hours: number) =>
  `一有名额，我们就发邮件通知您，并为您保留${hours}小时。在那之前不用付款。`
export const waitingTogether =
  '按您的要求，我们只会为您的孩子们一起提供名额。如果名额只够其中几个孩子，可能会先问其他家庭。'
export const waitingLeave = '点按钮可以查看候补位置。如果不再需要，在那里点一下就可以退出候补，不用密码。'

export const approvedSubject = (child: string, program: string) => `${child}有${program}的名额了`
export const approvedFree = (child: string) => `好消息：${child}有名额了，不用付款。球场见！`
export const covered = '您账户里的余额已足够支付。'
export const approved = (child: string, day: string | null, isHeld: boolean) =>
  `好消息：${child}有名额了。请${day === null ? '现在' : `在${day}或之前`}付款${isHeld ? '，以保留名额' : ''}。`
export const moreTime = '如果您需要多一点时间，或费用上需要帮助，请告诉我们。'

export const paidSubject = (child: string) => `${child}一切就绪`
export const missingSubject = (child: string) => `${child}有名额了，还缺一项资料`
export const paid = (child: string, program: string) => `谢谢，我们收到了您的付款。${child}已加入${program}。`
export const isIn = (child: string, program: string) => `${child}已加入${program}。`
export const forTraining = '训练时请戴好护腿板，水壶装满水。'
export const missing = (contacts: string) => `还有一件事：请在您的账户里填写${contacts}。`

export const rejectedSubject = (child: string) => `关于${child}的报名`
export const rejected = (child: string, program: string) => `很抱歉，我们没能为${child}安排${program}的名额。`
export const rejectedNext = '您不用付款。如果您觉得有误，或想换一个组，请告诉我们。'

export const cancelledSubject = (child: string) => `${child}的报名已取消`
export const cancelledAsAsked = (child: string, program: string) =>
  `按您的要求，我们取消了${child}的${program}报名。`
export const cancelled = (child: string, program: string) => `我们取消了${child}的${program}报名。`
export const cancelledNext = '您不用付款。随时欢迎您回来，重新报名只要两分钟。'

export const askedSubject = (child: string, program: string) => `您申请让${child}退出${program}`
export const asked = (child: string) =>
  `我们收到了您的申请，很快就会确认。在那之前，${child}的名额还在，您可以改变主意。`
export const askedRefund =
  '按俱乐部的退款规则，以今天计算，可以退给您的金额如下（下面的说明是英文，以英文为准）。'

export const withdrawnSubject = (child: string, program: string) => `${child}已退出${program}`
export const withdrawn = (child: string, program: string) =>
  `${child}已退出${program}。谢谢你们和我们一起踢球。`
export const refundComes = '我们会用e-Transfer把退款发到这个地址，完成后发邮件通知您。'
export const noRefund = '按俱乐部的规则，没有退款。'

export const requotedSubject = '您的报名费用有变动'
export const requotedFamily = '您家报名的孩子人数变了，家庭优惠也随之改变。'
export const requotedByHand = '我们更改了俱乐部给您的一项优惠。'
export const newPrice = (child: string, after: string, before: string) =>
  `${child}：${after}（原来是${before}）。`
export const settledStay = '已经结清的月份不变。'
export const paidStays = '您已经付的款项不变。'
