const STATEMENTS: Readonly<Record<string, string>> = {
	chore_leases: "delete from chore_leases",
	// A process that is not alive has its players set offline by the next one.
	server_processes: "update server_processes set alive_until = alive_until - 30000",
	ticket_watchers: "delete from ticket_watchers",
	// Each start without an administrator prints another link.
	registration_invitations: "delete from registration_invitations where makes_admin = 1",
	settings: "delete from settings where key in ('lastBackup', 'lastBackupFailure')",
};

/**
 * Returns the statement that ends a table's rows of running processes, if it has any: a site that is restored from a
 * backup holds no lease, shows no player as online and names no backups of the site that the backup was made of.
 */
export function endOfProcessRows(table: string): string | undefined {
	return STATEMENTS[table];
}
