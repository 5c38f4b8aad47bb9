declare module 'virtual:words' {
  const words: import('../../src/schemas/desk/inbox.ts').InboxWords;
  export default words;
}

declare module 'virtual:fonts.css';
