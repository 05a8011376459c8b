/**
 * A backup is uploaded in parts: each arrives in time over a slow line, and in base64 fits into the megabyte that nginx
 * takes by default. A multiple of three.
 */
export const BACKUP_PART_BYTES = 720_000;

/**
 * How a site without accounts restores a backup: by an upload on the page of the setup link, or, on PostgreSQL, with
 * PostgreSQL's own programs. "restarting": the server is about to put a backup in place.
 */
export type RestoreWay = "upload" | "postgres" | "restarting";
