#!/bin/sh
# Copies the desk's Postgres into a folder once a day, and deletes copies that are too old, since erased data must not
# stay in them for ever. `backup.sh once` makes one copy and ends. PGHOST, PGUSER, PGPASSWORD and PGDATABASE name the
# database, as for pg_dump; BACKUPS is the folder and KEEP_DAYS how long a copy is kept.
set -u
# A copy is for its account alone.
umask 077
folder=${BACKUPS:-/backups}
days=${KEEP_DAYS:-14}

copy() {
  file=$folder/desk-$(date -u +%F).dump
  # It gets its name only when it is complete.
  if pg_dump --format=custom --file="$file.half" && mv "$file.half" "$file"; then
    echo "Copied the database to $file"
    find "$folder" -name 'desk-*.dump' -mtime "+$((days - 1))" -exec rm {} +
  else
    rm -f "$file.half"
    echo 'The database was not copied' >&2
    return 1
  fi
}

if [ "${1:-}" = once ]; then
  copy
  exit
fi
# The desk notes here, under another account, who leaves the newsletter (docs/desk.md, Backups).
touch "$folder/left.txt" && chmod 666 "$folder/left.txt"
# At the start only where today's copy is missing, such as the first one.
[ -e "$folder/desk-$(date -u +%F).dump" ] || copy
while :; do
  # Midnight in UTC is four in Dubai, an hour after the desk has erased what is past its date.
  sleep "$((86400 - $(date +%s) % 86400))"
  copy
done
