export const title = '孩子的另一位監護人'
export const youShareWith = '和您共同管理孩子資料的是'
export const bothSee = '。你們看到的和能做的都一樣；記錄會顯示誰改了甚麼。'
export const stopAsk = '停止共同管理……'
export const stopQuestion = '要停止共同管理孩子的資料嗎？'
export const stop = '停止共同管理'
export const oneMoment = '請稍候……'
export const keepSharing = '繼續共同管理'
export const stopped = '您不再和別人共同管理孩子的資料。'
export const eachKeeps = '你們各自保留自己加入的孩子。'
export const youNoLongerSee = (children: string) => `您將看不到${children}的資料。`
export const theyNoLongerSee = (children: string) =>
  `另一位監護人將看不到${children}的資料，並會收到電郵通知。`
export const pricesAnew = '按所有孩子一起計算的費用會重新計算。'
export const familyEmails = '關於孩子的電郵也發給我：報名、付款、裝備和訓練。'
export const notSaved = '未能儲存，請再試一次。'
export const withAddress = (name: string, email: string) => `${name}（${email}）`

export const inviteLead = '還有別人和您一起照顧孩子嗎？請邀請對方：你們各自登入，看到的和能為孩子做的都一樣。'
export const inviteElse = '邀請其他人……'
export const inviteAsk = '邀請另一位監護人……'
export const sending = '正在發送……'
export const isSent = '邀請已發出。'
export const theirAddress = '另一位監護人的電郵地址'
export const addressHint = '對方接受並且您確認之後，才會共同管理。'
export const send = '發送邀請'
export const cancel = '取消'

export const youAccepted = '您已接受。等'
export const theyConfirm = '確認後，你們就共同管理孩子的資料。'
export const accept = '接受'
export const accepted = '已接受，接下來由對方確認。'
export const decline = '拒絕'
export const declined = '已拒絕，沒有共用任何資料。'
export const hasInvited =
  '邀請您共同管理孩子的資料。接受後，無論孩子由誰加入，你們雙方都能看到並處理孩子的所有事項：報名、裝備、健康備註和緊急聯絡人。請確定您認識對方才接受。'
export const confirm = '確認'
export const nowShared = '你們現在共同管理孩子的資料。'
export const takeBack = '撤回邀請'
export const takenBack = '已撤回，沒有共用任何資料。'
export const hasAccepted = '已接受。請先確定是對的人再確認：對方會看到您孩子的全部資料，包括健康備註。'
export const youInvited = '您邀請了'
export const noAnswerYet = '，對方還沒有答覆。'
export const further = (action: string) => `${action}……`
