/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE, which means the same beside a file in WAL mode (sqlite.org/rescode.html). */
const FULL = 13;
const NO_SHARED_MEMORY = 4874;
/** ENOSPC and EDQUOT of a file system, and Postgres' disk_full (PostgreSQL, appendix A). */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because a disk is full: that of a file, of SQLite or of Postgres. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number };
  return CODES.includes(code) || errcode % 256 === FULL || errcode === NO_SHARED_MEMORY;
}

/** The reason of a failure, in one line of at most 200 characters and without personal data. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  const said = (message || code || String(error)).replace(/\s+/g, ' ');
  const text = isDiskFull(error) ? `the disk is full: ${said}` : said;
  // SMTP servers repeat e-mail addresses in their answers.
  return text.replace(/\S+@\S+/g, '…').slice(0, 200);
};
