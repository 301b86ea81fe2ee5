export const title = '報名表'
export const description = '四分鐘為一個或多個孩子報名，提交前就看到全部費用。'
export const keywords = '孩子足球報名，報名表，每月費用'
export const lead = '在手機上填四分鐘就可以。提交前，您會看到全部費用和每一項優惠。'
export const printPaper = '列印紙本報名表'
export const progress = '填寫進度'
export const nothingOpen = '目前沒有開放報名的課程'
export const nothingOpenLead = '今天沒有可以報名的課程。'
export const comingUp = '看看接下來有甚麼課程'
export const orLeaveAddress = '，或留下您的電郵地址。'

export const you = '家長'
export const youHint = '家長或監護人。已有帳戶？'
export const signIn = '登入'
export const andSkip = '後就不用填這一步。'
export const yourFirstName = '您的名字'
export const yourLastName = '您的姓氏'
export const email = '電郵'
export const phone = '電話'
export const phoneHint = '方便教練從球場聯絡您。'
export const tellFirstName = '請填寫您的名字。'
export const tellLastName = '請填寫您的姓氏。'

export const players = '您的孩子'
export const playersHint = '組別按出生年份決定。'
export const addSibling = '再加一個孩子'
export const playerNumber = (number: number) => `孩子${number}`
export const yourPlayer = '您的孩子'
export const remove = '刪除'
export const removeWhom = (name: string) => `刪除${name}`
export const firstName = '名字'
export const lastName = '姓氏'
export const birthDate = '出生日期'
export const birthDateMissing = '請填寫出生日期，年齡組按它決定。'
export const nothingForAge = '目前沒有適合這個年齡的課程開放報名，請聯絡我們。'
export const groupAndProgram = (group: string, program: string) => `${group}：${program}`
export const program = '課程'
export const days = '哪幾天訓練？'
export const chooseDays = '請選擇訓練日。'
export const inFamily = (name: string) => `${name}已經在您的家庭裡。您填過的健康備註保持不變，見`
export const pageOf = (name: string) => `${name}的頁面`
export const stop = '。'
export const onThisForm = (name: string) => `這是${name}嗎？這份表上已經有一個姓名和出生日期都相同的孩子。`
export const yesRegister = (name: string) => `是的，為${name}報名`
export const yesTakeOff = '是的，把這個從表上刪除'
export const healthWritten = '健康備註（已填）'
export const addHealth = '填寫健康備註（選填）'
export const healthStays = '提交前只儲存在這個分頁裡；提交後不會留在這部裝置上。'

export const beforePrice = '填好孩子的資料，選好訓練日，這裡就會按月列出費用和合計。'
export const lookingUp = '正在讀取您的家庭資料……'
export const submit = '提交報名'
export const sending = '正在提交，請稍候……'
export const sendIt = '提交'
export const sendHint = '現在不用付款。我們先審核，再發電郵給您。'
export const welcome = (name: string | null) =>
  `${name ? `${name}，` : ''}歡迎！您的帳戶已經建立，填過的內容都還在。請再看一遍，然後提交。`

export const account = '您的帳戶'
export const accountHint =
  '有了帳戶，您可以查看報名進度、應付費用和訓練時間。我們會把驗證碼發到您的電郵；您再看一遍，就可以提交。'
export const password = '設定密碼'
export const agreeTo = '繼續即表示您同意'
export const clubRules = '球會規則'
export const andTo = '以及'
export const privacy = '我們處理您資料的方式'
export const comeBack = '後會回到這份表，填過的都還在。'
export const creating = '正在建立您的帳戶……'
export const createAndGoOn = '建立帳戶，繼續'
