export const codeSubject = (code: string) => `您的PMFC驗證碼：${code}`
export const notAsked = '如果不是您本人操作，可以不理會這封電郵。沒有驗證碼，甚麼都不會改變。'
export const expires = '驗證碼15分鐘內有效。'

export const signUpTitle = '歡迎加入球會'
export const signUp = '很高興您加入我們。請在網頁上輸入這個驗證碼，確認您的電郵地址：'

export const resetTitle = '設定新密碼'
export const reset = '請在網頁上輸入這個驗證碼，然後設定新密碼：'
export const resetExpires = '驗證碼15分鐘內有效。過期後請用「忘記密碼」重新索取。'

export const verifyTitle = '這是您的電郵地址嗎？'
export const verify = '請在網頁上輸入這個驗證碼，以後您就用這個地址登入：'

export const knownSubject = '您已有PMFC帳戶'
export const knownTitle = '您已有帳戶'
export const known = '剛才有人想用這個電郵地址註冊帳戶。如果是您：您已經有帳戶了，直接登入就可以。'
export const knownForgot = '如果忘記了密碼，請在登入頁面選擇「忘記密碼？」。'
export const knownNotYou = '如果不是您，甚麼都不用做，您的帳戶沒有任何改變。'

export const invitationSubject = '您的PMFC帳戶'
export const invitationTitle = '邀請您加入'
export const invitation = '球會為您開了一個帳戶。請用這個地址和這個密碼登入：'
export const invitationExpires = '密碼七天內有效，第一次登入時請設定您自己的密碼。'

export const changedSubject = '您的PMFC登入地址已更改'
export const changedTitle = '您現在用另一個地址登入'
export const changed = '您帳戶的電郵地址已更改，所以這是發到舊地址的最後一封電郵。'
export const changedNotYou =
  '如果不是您更改的：請在七天內到登入頁面選擇「忘記密碼？」，輸入這個舊地址。驗證碼會發到這裡，用它就能把帳戶改回這個地址並設定新密碼。其他人都會被登出。'

export const networkSubject = '您的PMFC帳戶有新的登入'
export const networkTitle = '您的帳戶有新的登入'
export const network = (place: string, moment: string) =>
  `${moment}，有人從一個您以前沒用過的網絡（${place}）登入了您的帳戶。`
export const networkWasYou = '如果是您本人，甚麼都不用做。'
export const networkNotYou =
  '如果不是，請馬上到登入頁面選擇「忘記密碼？」：設定新密碼後，所有人都會被登出。您可以在個人資料裡看到帳戶最近的活動。'

export const secondFactorSubject = (title: string) => `PMFC：${title}`
export const secondFactorNotYou = '如果不是您本人操作，請馬上更改密碼，並告訴球會。'
export const addedTitle = '兩步登入已開啟'
export const added = '從現在起，登入您的帳戶需要密碼和身份驗證程式裡的驗證碼。'
export const removedTitle = '兩步登入已關閉'
export const removed = '從現在起，登入您的帳戶只需要密碼。'
export const recoveryTitle = '新的復原碼'
export const recovery = '您的帳戶有了十個新的復原碼，以前的不能再用了。'
export const recoveryUsedTitle = '有人用了復原碼'
export const recoveryUsed = '有人用您的一個復原碼登入了您的帳戶，這個復原碼不能再用了。'
export const resetFactorTitle = '您的兩步登入已被取消'
export const resetFactor =
  '球會管理員從您的帳戶移除了身份驗證程式，並讓您的帳戶登出。請用密碼登入，然後重新設定。'
