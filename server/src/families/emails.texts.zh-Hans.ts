export const invitedSubject = '邀请您共同管理孩子的账户'
export const invited = (by: string) =>
  `${by}邀请您共同管理孩子在俱乐部的资料：你们各用自己的账户登录，看到的和能做的都一样。`
export const invitedAnswer = (days: number) => `请用这个地址登录或注册，然后答复。邀请${days}天内有效。`
export const invitedUnknown = '如果您不认识对方，请不用理会这封邮件：您不接受，就什么都不会共享。'
export const seeInvitation = '查看邀请'

export const acceptedSubject = '您的邀请已被接受'
export const accepted = (by: string) => `${by}愿意和您共同管理孩子的资料。`
export const acceptedNext = '最后一步由您来做：请在个人资料里确认。在那之前什么都不会共享。'
export const confirm = '确认'

export const sharedSubject = '你们现在共同管理孩子的资料'
export const shared = (other: string) =>
  `您和${other}各自添加的孩子，现在两人看到的和能做的都一样：报名、装备、健康备注和紧急联系人。`
export const sharedEnd = '你们任何一位都可以随时在个人资料里结束共享。如果有误，请马上结束，并打电话给我们。'
export const seeChildren = '查看孩子'

export const leftSubject = '你们不再共同管理孩子的资料'
export const left = (by: string) =>
  `${by}已不再和您共同管理孩子在俱乐部的资料。你们各自保留自己添加的孩子，不再看到对方孩子的资料。`
export const leftMissing = '如果您的账户里少了孩子，请打电话给我们。'

export const addedSubject = (children: string) => `${children}有了新的监护人`
export const addedByStaff = (when: string, who: string, children: string) =>
  `${when}，俱乐部工作人员让${who}成为${children}的监护人。`
export const addedByCode = (when: string, who: string, children: string) =>
  `${when}，${who}用俱乐部给的代码成为${children}的监护人。`
export const addedSees = '对方现在看到的和能做的都和您一样，包括健康备注和紧急联系人。'
export const accessEnded = (children: string) => `您不再能查看${children}的资料。`
export const addressEnded = '今后请用那个地址登录，这个地址不再能登录。'
export const addedWrong = '如果有误，请马上回复这封邮件，我们会撤销。'
export const named = (name: string, address: string) => `${name}（${address}）`
export const anotherGuardian = '另一位监护人'
export const anotherSignIn = '另一个账户'
