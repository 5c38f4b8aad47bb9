declare module 'virtual:words' {
  const words: import('@falaj/contract/words/inbox.ts').InboxWords;
  export default words;
}

declare module 'virtual:fonts.css';
