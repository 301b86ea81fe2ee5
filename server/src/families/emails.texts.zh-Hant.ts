export const invitedSubject = '邀請您共同管理孩子的帳戶'
export const invited = (by: string) =>
  `${by}邀請您共同管理孩子在球會的資料：你們各用自己的帳戶登入，看到的和能做的都一樣。`
export const invitedAnswer = (days: number) => `請用這個地址登入或註冊，然後答覆。邀請${days}天內有效。`
export const invitedUnknown = '如果您不認識對方，請不用理會這封電郵：您不接受，就甚麼都不會共用。'
export const seeInvitation = '查看邀請'

export const acceptedSubject = '您的邀請已被接受'
export const accepted = (by: string) => `${by}願意和您共同管理孩子的資料。`
export const acceptedNext = '最後一步由您來做：請在個人資料裡確認。在那之前甚麼都不會共用。'
export const confirm = '確認'

export const sharedSubject = '你們現在共同管理孩子的資料'
export const shared = (other: string) =>
  `您和${other}各自加入的孩子，現在兩人看到的和能做的都一樣：報名、裝備、健康備註和緊急聯絡人。`
export const sharedEnd = '你們任何一位都可以隨時在個人資料裡結束共用。如果有誤，請馬上結束，並致電我們。'
export const seeChildren = '查看孩子'

export const leftSubject = '你們不再共同管理孩子的資料'
export const left = (by: string) =>
  `${by}已不再和您共同管理孩子在球會的資料。你們各自保留自己加入的孩子，不再看到對方孩子的資料。`
export const leftMissing = '如果您的帳戶裡少了孩子，請致電我們。'

export const addedSubject = (children: string) => `${children}有了新的監護人`
export const addedByStaff = (when: string, who: string, children: string) =>
  `${when}，球會職員讓${who}成為${children}的監護人。`
export const addedByCode = (when: string, who: string, children: string) =>
  `${when}，${who}用球會給的代碼成為${children}的監護人。`
export const addedSees = '對方現在看到的和能做的都和您一樣，包括健康備註和緊急聯絡人。'
export const accessEnded = (children: string) => `您不再能查看${children}的資料。`
export const addressEnded = '今後請用那個地址登入，這個地址不再能登入。'
export const addedWrong = '如果有誤，請馬上回覆這封電郵，我們會撤銷。'
export const named = (name: string, address: string) => `${name}（${address}）`
export const anotherGuardian = '另一位監護人'
export const anotherSignIn = '另一個帳戶'
