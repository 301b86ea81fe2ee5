import { Amplify } from 'aws-amplify'
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage } from 'aws-amplify/utils'

// A worker runs many files and has one client: each file finds it as nobody has configured it or signed in with it.
Amplify.configure({}, {})
await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
await defaultStorage.clear()
