declare module 'virtual:messages' {
  const messages: import('@falaj/contract/messages/inbox.ts').InboxMessages;
  export default messages;
}

declare module 'virtual:fonts.css';
