export const title = '孩子的另一位监护人'
export const youShareWith = '和您共同管理孩子资料的是'
export const bothSee = '。你们看到的和能做的都一样；记录会显示谁改了什么。'
export const stopAsk = '停止共同管理……'
export const stopQuestion = '要停止共同管理孩子的资料吗？'
export const stop = '停止共同管理'
export const oneMoment = '请稍候……'
export const keepSharing = '继续共同管理'
export const stopped = '您不再和别人共同管理孩子的资料。'
export const eachKeeps = '你们各自保留自己添加的孩子。'
export const youNoLongerSee = (children: string) => `您将看不到${children}的资料。`
export const theyNoLongerSee = (children: string) =>
  `另一位监护人将看不到${children}的资料，并会收到电子邮件通知。`
export const pricesAnew = '按所有孩子一起计算的费用会重新计算。'
export const familyEmails = '关于孩子的电子邮件也发给我：报名、付款、装备和训练。'
export const notSaved = '没能保存，请再试一次。'
export const withAddress = (name: string, email: string) => `${name}（${email}）`

export const inviteLead = '还有别人和您一起照顾孩子吗？请邀请对方：你们各自登录，看到的和能为孩子做的都一样。'
export const inviteElse = '邀请其他人……'
export const inviteAsk = '邀请另一位监护人……'
export const sending = '正在发送……'
export const isSent = '邀请已发出。'
export const theirAddress = '另一位监护人的电子邮件地址'
export const addressHint = '对方接受并且您确认之后，才会共同管理。'
export const send = '发送邀请'
export const cancel = '取消'

export const youAccepted = '您已接受。等'
export const theyConfirm = '确认后，你们就共同管理孩子的资料。'
export const accept = '接受'
export const accepted = '已接受，接下来由对方确认。'
export const decline = '拒绝'
export const declined = '已拒绝，没有共享任何资料。'
export const hasInvited =
  '邀请您共同管理孩子的资料。接受后，无论孩子由谁添加，你们双方都能看到并处理孩子的所有事项：报名、装备、健康备注和紧急联系人。请确定您认识对方再接受。'
export const confirm = '确认'
export const nowShared = '你们现在共同管理孩子的资料。'
export const takeBack = '撤回邀请'
export const takenBack = '已撤回，没有共享任何资料。'
export const hasAccepted = '已接受。请先确定是对的人再确认：对方会看到您孩子的全部资料，包括健康备注。'
export const youInvited = '您邀请了'
export const noAnswerYet = '，对方还没有答复。'
export const further = (action: string) => `${action}……`
