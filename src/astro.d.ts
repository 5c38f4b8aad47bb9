/** For plain `tsc`, which cannot look into .astro files; `astro check` sees their own props instead. */
declare module '*.astro' {
  const shell: (props: never) => unknown;
  export default shell;
}
