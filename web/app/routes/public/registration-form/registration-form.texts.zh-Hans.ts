export const title = '报名表'
export const description = '四分钟为一个或几个孩子报名，提交前就看到全部费用。'
export const keywords = '孩子足球报名，报名表，每月费用'
export const lead = '在手机上填四分钟就好。提交前，您会看到全部费用和每一项优惠。'
export const printPaper = '打印纸质报名表'
export const progress = '填写进度'
export const nothingOpen = '目前没有开放报名的课程'
export const nothingOpenLead = '今天没有可以报名的课程。'
export const comingUp = '看看接下来有什么课程'
export const orLeaveAddress = '，或留下您的电子邮件地址。'

export const you = '家长'
export const youHint = '家长或监护人。已有账户？'
export const signIn = '登录'
export const andSkip = '后就不用填这一步。'
export const yourFirstName = '您的名'
export const yourLastName = '您的姓'
export const email = '电子邮件'
export const phone = '电话'
export const phoneHint = '方便教练从球场联系您。'
export const tellFirstName = '请填写您的名。'
export const tellLastName = '请填写您的姓。'

export const players = '您的孩子'
export const playersHint = '组别按出生年份定。'
export const addSibling = '再加一个孩子'
export const playerNumber = (number: number) => `孩子${number}`
export const yourPlayer = '您的孩子'
export const remove = '删除'
export const removeWhom = (name: string) => `删除${name}`
export const firstName = '名'
export const lastName = '姓'
export const birthDate = '出生日期'
export const birthDateMissing = '请填写出生日期，用来确定年龄组。'
export const nothingForAge = '目前没有适合这个年龄的课程开放报名，请联系我们。'
export const groupAndProgram = (group: string, program: string) => `${group}：${program}`
export const program = '课程'
export const days = '哪几天训练？'
export const chooseDays = '请选择训练日。'
export const inFamily = (name: string) => `${name}已经在您的家庭里。您填过的健康备注保持不变，见`
export const pageOf = (name: string) => `${name}的页面`
export const stop = '。'
export const onThisForm = (name: string) => `这是${name}吗？这份表上已经有一个姓名和出生日期都相同的孩子。`
export const yesRegister = (name: string) => `是的，为${name}报名`
export const yesTakeOff = '是的，把这个从表上删掉'
export const healthWritten = '健康备注（已填）'
export const addHealth = '填写健康备注（选填）'
export const healthStays = '提交前只保存在这个标签页里；提交后不会留在这台设备上。'

export const beforePrice = '填好孩子的资料，选好训练日，这里就会按月列出费用和合计。'
export const lookingUp = '正在读取您的家庭资料……'
export const submit = '提交报名'
export const sending = '正在提交，请稍候……'
export const sendIt = '提交'
export const sendHint = '现在不用付款。我们先审核，再发电子邮件给您。'
export const welcome = (name: string | null) =>
  `${name ? `${name}，` : ''}欢迎！您的账户已经建好，填过的内容都还在。请再看一遍，然后提交。`

export const account = '您的账户'
export const accountHint =
  '有了账户，您可以查看报名进度、应付费用和训练时间。我们会把验证码发到您的电子邮件；您再看一遍，就可以提交。'
export const password = '设置密码'
export const agreeTo = '继续即表示您同意'
export const clubRules = '俱乐部规则'
export const andTo = '以及'
export const privacy = '我们处理您资料的方式'
export const comeBack = '后会回到这份表，填过的都还在。'
export const creating = '正在建立您的账户……'
export const createAndGoOn = '建立账户，继续'
